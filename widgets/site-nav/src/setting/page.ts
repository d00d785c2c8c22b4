import type { PageParts } from 'widgets/shared-code/site-base';
import type { SETTINGS } from '../config';

const BASEMAP_HELP = ['Id of the portal item.', 'Identifiant de l’élément du portail.'] as const;

export const PAGE = [
  { part: 'services', rows: { serverUrl: {} } },
  {
    title: ['Pages', 'Pages'],
    help: [
      'Site paths such as /map/oilpalm, or full URLs.',
      'Des chemins du site, comme /map/oilpalm, ou des adresses complètes.'
    ],
    rows: {
      homeUrl: { label: ['Map', 'Carte'] },
      loginUrl: { label: ['Login page', 'Page de connexion'] },
      adminUrl: {
        label: ['Admin', 'Admin'],
        help: [
          'For staff and administrators. Empty: no button.',
          'Pour le personnel et les administrateurs. Vide : pas de bouton.'
        ]
      },
      accountsUrl: {
        label: ['Accounts', 'Comptes'],
        help: [
          'For administrators. Empty: not in the menu.',
          'Pour les administrateurs. Vide : pas dans le menu.'
        ]
      },
      parametersUrl: {
        label: ['Parameters', 'Paramètres'],
        help: [
          'For administrators. Empty: not in the menu.',
          'Pour les administrateurs. Vide : pas dans le menu.'
        ]
      },
      personalDataUrl: {
        label: 'nav.personalData',
        help: [
          'For administrators. Empty: not in the menu.',
          'Pour les administrateurs. Vide : pas dans le menu.'
        ]
      },
      builderUrl: {
        label: ['Builder', 'Atelier'],
        help: [
          'For administrators. Empty: not in the menu.',
          'Pour les administrateurs. Vide : pas dans le menu.'
        ]
      },
      tourWidgetId: {
        label: ['Guided tour', 'Visite guidée'],
        help: ['The widget that the user menu starts.', 'Le widget que lance le menu de l’utilisateur.'],
        labels: { '': ['None: not in the menu', 'Aucune : pas dans le menu'] }
      }
    }
  },
  {
    title: ['Links of the bar', 'Liens de la barre'],
    help: [
      'One per line: label | page. Add | and roles (guest, investor, staff, admin) to limit who sees it: Admin | /map/admin/factories | staff, admin. The label is text or a catalogue key such as nav.cassava.',
      'Un par ligne : libellé | page. Ajoutez | et des rôles (guest, investor, staff, admin) pour le leur réserver : Admin | /map/admin/factories | staff, admin. Le libellé est un texte ou une clé du catalogue comme nav.cassava.'
    ],
    rows: {
      commodities: { label: ['Commodities', 'Filières'] },
      mapViews: { label: ['Map views', 'Vues de la carte'] }
    }
  },
  {
    title: ['Session', 'Session'],
    rows: {
      showsPage: {
        label: ['Show the page name as heading', 'Afficher le nom de la page comme titre'],
        help: ['Instead of links to commodities and views.', 'À la place des liens vers filières et vues.']
      },
      isOpenToGuests: {
        label: ['Guests can stay and sign in', 'Les visiteurs restent et peuvent se connecter'],
        help: [
          'Off: they are sent to the login page.',
          'Désactivé : ils sont envoyés à la page de connexion.'
        ]
      },
      warnBeforeEndMinutes: {
        label: ['Warn before the session ends', 'Avertir avant la fin de la session'],
        help: ['0: no warning.', '0 : pas d’avertissement.']
      }
    }
  },
  {
    part: 'map',
    help: ['The map whose basemap follows the appearance.', "La carte dont le fond suit l'apparence."],
    rows: {
      lightBasemap: { label: ['Light basemap', 'Fond clair'], help: BASEMAP_HELP },
      darkBasemap: { label: ['Dark basemap', 'Fond sombre'], help: BASEMAP_HELP },
      clusterWeight: {
        label: [
          'Emphasize circles of several mills by',
          'Mettre en avant les cercles de plusieurs moulins selon'
        ],
        help: ['The others are pale and thin.', 'Les autres sont pâles et fins.'],
        labels: {
          count: ['number of mills', 'le nombre de moulins'],
          tonnes: ['tonnes bought', 'les tonnes achetées']
        }
      }
    }
  },
  {
    title: ['Appearance', 'Apparence'],
    help: [
      'Folders of installed themes, such as themes/site/.',
      'Dossiers des thèmes installés, comme themes/site/.'
    ],
    rows: {
      lightTheme: { label: ['Light theme', 'Thème clair'] },
      darkTheme: { label: ['Dark theme', 'Thème sombre'] }
    }
  }
] as const satisfies PageParts<typeof SETTINGS>;
