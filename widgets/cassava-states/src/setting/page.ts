import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    part: 'map',
    rows: {
      closestZoom: {
        label: ['Maximum zoom', 'Zoom maximal'],
        help: [
          'Highest zoom level of the map while the widget is open.',
          'Niveau de zoom le plus élevé de la carte tant que le widget est ouvert.'
        ]
      }
    }
  },
  {
    title: ['Layer', 'Couche'],
    help: [
      'Field names may differ in another layer; the units must be as shown.',
      'Les noms de champs d’une autre couche peuvent différer ; les unités doivent être celles indiquées.'
    ],
    rows: {
      layer: { label: ['Layer of the states', 'Couche des États'] },
      fields: {
        labels: {
          STATE: ['Name of the state', 'Nom de l’État'],
          HA_PLANTED: ['Planted in a year (thousand ha)', 'Planté en un an (milliers de ha)'],
          MT_PRODUCED: ['Produced in a year (thousand t)', 'Produit en un an (milliers de t)'],
          MEAN_YIELD: ['Mean yield (t/ha)', 'Rendement moyen (t/ha)'],
          RANK: ['Rank by production', 'Rang par production']
        }
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
