import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

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
