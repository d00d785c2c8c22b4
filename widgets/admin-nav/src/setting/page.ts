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
      },
      listsOwnPages: {
        label: ['Lists the pages of this app', 'Liste les pages de cette application'],
        help: [
          'Off: links to the six pages of the administration.',
          'Désactivé : liens vers les six pages de l’administration.'
        ]
      },
      settingsUrl: {
        label: ['Base path of the settings', 'Chemin de base des réglages'],
        help: [
          'Accounts, parameters and personal data, for administrators. Empty: none of them.',
          'Comptes, paramètres et données personnelles, pour les administrateurs. Vide : aucun.'
        ]
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
