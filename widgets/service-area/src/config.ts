import type { ImmutableObject } from 'jimu-core';
import { AREA_OPACITY, SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-core';

/** The part that an instance shows; a detail and a table belong to a tool. */
const PARTS = ['tool', 'detail', 'table'] as const;

/**
 * Figures shown first and large: the weekly yields, or the monthly profit (named like the address of its map).
 */
const HEADLINES = ['none', 'weeklyYield', 'profitPerWeek'] as const;
export type Headline = (typeof HEADLINES)[number];

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl,
  toggleLabel: SHARED_SETTINGS.text,
  hint: SHARED_SETTINGS.text,
  headline: { kind: 'choice', options: HEADLINES, default: 'none' },
  fillOpacity: { ...SHARED_SETTINGS.fillOpacity, default: AREA_OPACITY }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;

export const PAGE = [
  {
    part: 'part',
    rows: {
      part: {
        labels: {
          tool: ['Tool', 'Outil'],
          detail: ['Detail of the selected area', 'Détail de la zone choisie'],
          table: ['Table of the areas', 'Tableau des zones']
        }
      },
      toolWidgetId: {}
    }
  },
  {
    title: ['Detail', 'Détail'],
    rows: {
      headline: {
        label: ['Highlighted figures', 'Chiffres mis en avant'],
        help: ['Shown large above all others.', 'Affichés en grand au-dessus des autres.'],
        labels: {
          none: ['Nothing', 'Rien'],
          weeklyYield: ['Weekly yields', 'Rendements hebdomadaires'],
          profitPerWeek: ['Monthly profit', 'Profit mensuel']
        }
      }
    }
  },
  { part: 'map', rows: { fillOpacity: {} } },
  { part: 'services', rows: { serverUrl: {} } },
  {
    part: 'parameters',
    parameters: ['maxServiceAreas', 'minDriveTime', 'maxDriveTime', 'defaultDriveTime', 'millScope']
  },
  {
    part: 'texts',
    rows: {
      toggleLabel: {
        label: ['Label of the switch', "Libellé de l'interrupteur"],
        help: [
          'Next to the switch that turns on map clicks.',
          'À côté de l’interrupteur qui active les clics sur la carte.'
        ]
      },
      hint: {
        label: ['Hint below it', 'Indication en dessous'],
        help: ['Explains the next step.', 'Explique l’étape suivante.']
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
