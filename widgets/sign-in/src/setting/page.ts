import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

export const PAGE = [
  {
    title: ['Form', 'Formulaire'],
    rows: {
      mode: {
        label: ['Type of form', 'Type de formulaire'],
        help: [
          'Each instance shows one form, on its own page.',
          'Chaque instance montre un formulaire, sur sa propre page.'
        ],
        labels: {
          login: ['Login', 'Connexion'],
          forgotPassword: ['Forgot password', 'Mot de passe oublié'],
          resetPassword: ['Reset password', 'Nouveau mot de passe']
        }
      }
    }
  },
  { part: 'services', rows: { serverUrl: {} } },
  {
    title: ['Pages', 'Pages'],
    help: [
      'Site paths such as /map/oilpalm, or full URLs.',
      'Des chemins du site, comme /map/oilpalm, ou des adresses complètes.'
    ],
    rows: {
      homeUrl: { label: ['After signing in', 'Après la connexion'] },
      loginUrl: { label: ['Login page', 'Page de connexion'] },
      forgotPasswordUrl: { label: ['Forgotten password page', 'Page du mot de passe oublié'] }
    }
  },
  {
    part: 'texts',
    rows: {
      heading: { label: ['Heading', 'Titre'], help: ['Above the form.', 'Au-dessus du formulaire.'] },
      intro: {
        label: ['Line below it', 'Ligne en dessous'],
        help: ['Explains the form.', 'Explique le formulaire.']
      },
      owner: {
        label: ['Name in the footer', 'Nom dans le pied de page'],
        help: ['Named in the copyright line.', 'Nommé dans la ligne de droit d’auteur.']
      }
    }
  },
  {
    title: ['Themes', 'Thèmes'],
    help: [
      'Folders of the installed light and dark themes.',
      'Dossiers des thèmes clair et sombre installés.'
    ],
    rows: {
      lightTheme: { label: ['Light theme (folder)', 'Thème clair (dossier)'] },
      darkTheme: { label: ['Dark theme (folder)', 'Thème sombre (dossier)'] }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
