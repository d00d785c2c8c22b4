import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations } from 'widgets/shared-code/site-core';

/** Catalogue id of the layer; the settings may name another layer. */
export const DEFAULT_LAYER = 'raw-material-source';

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Layer of the purchases. */
  layer: { kind: 'layer', default: DEFAULT_LAYER, isStored: true },
  dateField: { kind: 'field', layer: 'layer', default: 'date', isStored: true },
  supplierField: { kind: 'field', layer: 'layer', default: 'supplierName', isStored: true },
  communityField: { kind: 'field', layer: 'layer', default: 'community', isStored: true },
  /** Text above the filter. */
  hint: SHARED_SETTINGS.text,
  /** Number of bars above a table. */
  mostBars: { kind: 'number', min: 1, max: 50, whole: true, default: 5 },
  pageSize: SHARED_SETTINGS.pageSize
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;

export const PAGE = [
  { part: 'map' },
  {
    title: ['Layer of purchases', 'Couche des achats'],
    help: [
      'The server computes the figures; these fields filter the map.',
      'Le serveur calcule les chiffres ; ces champs filtrent la carte.'
    ],
    rows: {
      layer: { label: ['Layer', 'Couche'] },
      dateField: { label: ['Date field', 'Champ de la date'] },
      supplierField: { label: ['Supplier field', 'Champ du fournisseur'] },
      communityField: { label: ['Community field', 'Champ de la communauté'] }
    }
  },
  {
    title: ['Result', 'Résultat'],
    rows: {
      mostBars: {
        label: ['Bars above a table', 'Barres au-dessus d’un tableau'],
        help: [
          'Suppliers and communities with the most tonnes; the table lists all.',
          'Fournisseurs et communautés avec le plus de tonnes ; le tableau liste tout.'
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
