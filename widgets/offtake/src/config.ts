import type { ImmutableObject } from 'jimu-core';
import { BUFFER_OPACITY, SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations } from 'widgets/shared-code/site-core';
import { FARM_LAYER_IDS } from './farm-layers';

/** Part of the tool that a widget instance shows; a result belongs to a tool. */
const PARTS = ['tool', 'result'] as const;

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl,
  toggleLabel: SHARED_SETTINGS.text,
  hint: SHARED_SETTINGS.text,
  /** Farm layers by their id in the catalogue, if they differ from the catalogue's. */
  layers: { kind: 'record', entry: 'layer', keys: FARM_LAYER_IDS, default: {}, isStored: true },
  fillOpacity: { ...SHARED_SETTINGS.fillOpacity, default: BUFFER_OPACITY }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;

export const PAGE = [
  {
    part: 'part',
    rows: { part: { labels: { tool: ['Tool', 'Outil'], result: ['Result', 'Résultat'] } }, toolWidgetId: {} }
  },
  { part: 'map', rows: { fillOpacity: {} } },
  { part: 'services', rows: { serverUrl: {} } },
  {
    title: ['Layers of farms', "Couches d'exploitations"],
    help: [
      'Opened to show the records of a count; the counts come from the server.',
      'Ouvertes pour afficher les enregistrements d’un décompte ; les décomptes viennent du serveur.'
    ],
    rows: { layers: {} }
  },
  {
    part: 'parameters',
    parameters: [
      'offtakeRadius',
      'soilSampleCap',
      'commercialFarmArea',
      'smallFarmArea',
      'biocharRatePerHectare'
    ]
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
