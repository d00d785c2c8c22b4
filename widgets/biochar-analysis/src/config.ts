import type { ImmutableObject } from 'jimu-core';
import { BUFFER_OPACITY, RADIUS_UNITS, SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-core';

/** Part of the tool that a widget instance shows; a result belongs to a tool. */
const PARTS = ['tool', 'result'] as const;

/** Layers with the records behind the figures, by kind. */
export const ROW_LAYERS = {
  factories: 'factories',
  maize: 'maize-production-2023',
  palm: 'niger-delta-oil-palm'
} as const;
export type RowLayer = keyof typeof ROW_LAYERS;

export const SETTINGS = {
  part: { kind: 'choice', options: PARTS, default: 'tool', isStored: true },
  toolWidgetId: SHARED_SETTINGS.toolWidgetId,
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Layers of the map, if they differ from the catalogue's. */
  layers: {
    kind: 'record',
    entry: 'layer',
    keys: ['factories', 'maize', 'palm'],
    default: {},
    isStored: true
  },
  /** Unit of the radius at first. Source: section 5 "Biochar radius". */
  unit: { kind: 'choice', options: RADIUS_UNITS, default: 'kilometers' },
  fillOpacity: { ...SHARED_SETTINGS.fillOpacity, default: BUFFER_OPACITY },
  /** Texts of the tool; the translated texts when empty. */
  toggleLabel: { kind: 'text', default: '' },
  hint: { kind: 'text', default: '' }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;

export const PAGE = [
  {
    part: 'part',
    rows: { part: { labels: { tool: ['Tool', 'Outil'], result: ['Result', 'Résultat'] } }, toolWidgetId: {} }
  },
  { part: 'map', rows: { fillOpacity: {} } },
  {
    title: ['Input', 'Saisie'],
    rows: {
      unit: {
        label: ['Default radius unit', 'Unité du rayon par défaut'],
        help: ['Users can choose the other unit.', 'L’utilisateur peut choisir l’autre unité.'],
        labels: { kilometers: ['Kilometers', 'Kilomètres'], miles: ['Miles', 'Miles'] }
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } },
  {
    title: ['Layers of the records', 'Couches des enregistrements'],
    help: [
      'Opened to show the records of a figure; the figures come from the server.',
      'Ouvertes pour afficher les enregistrements d’un chiffre ; les chiffres viennent du serveur.'
    ],
    rows: {
      layers: {
        labels: {
          factories: ['Factories', 'Usines'],
          maize: ['Maize production 2023', 'Production de maïs 2023'],
          palm: ['Niger Delta oil palm', 'Palmeraies du delta du Niger']
        }
      }
    }
  },
  {
    part: 'parameters',
    parameters: [
      'defaultBiocharRadius',
      'minBiocharRadius',
      'maxBiocharRadius',
      'defaultDriveTime',
      'minDriveTime',
      'maxDriveTime',
      'capacityDaysPerYear',
      'biocharOutputShare'
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
