import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    title: ['Links', 'Liens'],
    rows: {
      product: {
        label: ['Brand', 'Marque'],
        help: ['Text of the first link, which opens the map.', 'Texte du premier lien, qui ouvre la carte.']
      },
      homeUrl: {
        label: ['Map', 'Carte'],
        help: ['Target of the first link.', 'Cible du premier lien.']
      },
      pagesUrl: {
        label: ['Base path of the pages', 'Chemin de base des pages'],
        help: [
          'Lists the pages of the app. The address of a page is this path plus its id.',
          'Liste les pages de l’application. L’adresse d’une page est ce chemin suivi de son identifiant.'
        ]
      }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
