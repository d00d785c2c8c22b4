import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  { part: 'map', help: ['The map to print.', 'La carte à imprimer.'] },
  {
    title: ['Sheet', 'Feuille'],
    rows: {
      product: {
        label: ['Brand on the sheet', 'Marque sur la feuille'],
        help: ['Printed on every sheet.', 'Imprimée sur chaque feuille.']
      },
      orientation: {
        label: ['Default paper orientation', 'Orientation par défaut du papier'],
        help: ['A4; users can change it.', 'A4 ; l’utilisateur peut la changer.'],
        labels: { landscape: ['Landscape', 'Paysage'], portrait: ['Portrait', 'Portrait'] }
      },
      dotsPerInch: {
        label: ['Image resolution', 'Résolution de l’image'],
        help: [
          'Dots per inch; higher values take longer.',
          'Points par pouce ; une valeur élevée prend plus de temps.'
        ]
      },
      hasLegend: {
        label: ['Include the legend by default', 'Inclure la légende par défaut'],
        help: ['Users can include or omit it.', 'L’utilisateur peut l’inclure ou l’omettre.']
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
