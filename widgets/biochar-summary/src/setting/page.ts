import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

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
