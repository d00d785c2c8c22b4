import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    title: ['Records', 'Enregistrements'],
    rows: {
      markerType: {
        label: ['Record type', 'Type d’enregistrements'],
        help: [
          'Changing the type clears the columns chosen below.',
          'Changer de type efface les colonnes choisies ci-dessous.'
        ]
      },
      pageSize: {},
      columns: {
        label: ['Default columns', 'Colonnes par défaut'],
        help: [
          'If empty, all columns. Users can show and hide columns.',
          'Si vide, toutes. Les utilisateurs peuvent en afficher et en masquer.'
        ]
      }
    }
  },
  {
    title: ['Editing', 'Modification'],
    rows: {
      canChange: {
        label: ['Administrators edit and delete here', 'Les administrateurs modifient et suppriment ici'],
        help: [
          'Off: read-only. The server always rejects changes by others.',
          'Désactivé : lecture seule. Le serveur rejette toujours les modifications des autres.'
        ]
      },
      addUrl: {
        label: ['Page for adding a record', 'Page d’ajout d’un enregistrement'],
        help: ['Empty: no button.', 'Vide : pas de bouton.']
      },
      product: {
        label: ['Brand', 'Marque'],
        help: ['Shown in the names of our factories.', 'Dans le nom de nos usines.']
      }
    }
  },
  { part: 'services', rows: { serverUrl: {}, loginUrl: {} } }
] as const satisfies PageParts<typeof SETTINGS>;
