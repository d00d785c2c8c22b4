import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations } from 'widgets/shared-code/site-core';

/** Id of the layer in the catalogue; the settings can name another one. */
export const DEFAULT_LAYER = 'biochar-applications';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Layer of the applications. */
  layer: { kind: 'layer', default: DEFAULT_LAYER, isStored: true },
  dateField: { kind: 'field', layer: 'layer', default: 'startDate', isStored: true },
  lgaField: { kind: 'field', layer: 'layer', default: 'lga', isStored: true },
  /** Text above the filter. */
  hint: SHARED_SETTINGS.text,
  /** Number of bars above a table. */
  mostBars: { kind: 'number', min: 1, max: 50, whole: true, default: 12 },
  pageSize: SHARED_SETTINGS.pageSize
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;

export const PAGE = [
  { part: 'map' },
  {
    title: ['Layer of applications', 'Couche des épandages'],
    help: [
      'The server computes the figures; these fields filter the map.',
      'Le serveur calcule les chiffres ; ces champs filtrent la carte.'
    ],
    rows: {
      layer: { label: ['Layer', 'Couche'] },
      dateField: { label: ['Start date field', 'Champ de la date de début'] },
      lgaField: { label: ['LGA field', 'Champ de la LGA'] }
    }
  },
  {
    title: ['Result', 'Résultat'],
    rows: {
      mostBars: {
        label: ['Bars above a table', 'Barres au-dessus d’un tableau'],
        help: [
          'Latest months and LGAs with the most biochar; the table lists all.',
          'Derniers mois et LGA avec le plus de biochar ; le tableau liste tout.'
        ]
      },
      pageSize: {}
    }
  },
  { part: 'services', rows: { serverUrl: {} } },
  {
    part: 'texts',
    rows: {
      hint: {
        label: ['Hint above the filter', 'Indication au-dessus du filtre'],
        help: ['Explains the filter.', 'Explique le filtre.']
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
