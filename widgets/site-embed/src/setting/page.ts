import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'map',
    help: [
      'The map whose selection is sent to the embedding page.',
      'La carte dont la sélection est envoyée à la page qui l’intègre.'
    ],
    rows: {
      map: {
        label: ['Map on this page', 'Carte de cette page'],
        help: ['Sets the address and name of the frame.', 'Définit l’adresse et le nom du cadre.'],
        labels: {
          serviceArea: ['Service area', 'Zone de desserte'],
          oilPalmClusters: ['Oil palm clusters', 'Groupes de palmiers à huile'],
          protectedAreas: ['Protected areas', 'Aires protégées'],
          weeklyYield: ['Weekly yield', 'Rendement hebdomadaire'],
          profitPerWeek: ['Monthly profit', 'Profit mensuel']
        }
      },
      frameHeight: {
        label: ['Height of the frame', 'Hauteur du cadre'],
        help: [
          'In the copied HTML; the embedding page can change it.',
          'Dans le HTML copié ; la page qui l’intègre peut la changer.'
        ]
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
