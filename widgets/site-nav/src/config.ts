import type { ImmutableObject } from 'jimu-core';
import { checkAddress, isObject, isText, SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type {
  ConfigFrom,
  PageParts,
  SessionRole,
  SettingDeclarations,
  SettingsFrom
} from 'widgets/shared-code/site-core';

export interface NavLink {
  /** Key of the message catalogue ('nav.cassava'), or the text itself. */
  label: string;
  url: string;
  /** Roles that see the link; everybody when not set. */
  roles?: SessionRole[];
}

const isNavLink = (value: unknown): value is NavLink =>
  isObject(value) &&
  isText(value.label) &&
  isText(value.url) &&
  checkAddress(value.url) === null &&
  (value.roles === undefined || (Array.isArray(value.roles) && value.roles.every(isText)));

const areNavLinks = (value: unknown): value is NavLink[] => Array.isArray(value) && value.every(isNavLink);

/** Links of a switch in the bar; empty shows no switch. */
const NAV_LINKS = { kind: 'own', isValid: areNavLinks, default: [], isStored: true } as const;

/** A page of the menu; not in the menu when empty. */
const MENU_ADDRESS = { kind: 'text', rule: 'addressOrNone', default: '', isStored: true } as const;

export const SETTINGS = {
  serverUrl: SHARED_SETTINGS.serverUrl,
  loginUrl: SHARED_SETTINGS.loginUrl,
  homeUrl: { kind: 'text', rule: 'address', default: '/map/oilpalm', isStored: true },
  adminUrl: MENU_ADDRESS,
  accountsUrl: MENU_ADDRESS,
  parametersUrl: MENU_ADDRESS,
  personalDataUrl: MENU_ADDRESS,
  builderUrl: MENU_ADDRESS,
  /** Whether the name of the current page is the heading: a key of the message catalogue, or the text itself. */
  showsPage: { kind: 'switch', default: false, isStored: true },
  isOpenToGuests: { kind: 'switch', default: false, isStored: true },
  /** Before the end of the session at which it is announced; 0 disables it. */
  warnBeforeEndMinutes: {
    kind: 'number',
    unit: 'min',
    min: 0,
    max: 60,
    whole: true,
    default: 5,
    isStored: true
  },
  commodities: NAV_LINKS,
  mapViews: NAV_LINKS,
  tourWidgetId: { kind: 'widget', widget: 'guided-tour', default: '', isStored: true },
  lightTheme: SHARED_SETTINGS.lightTheme,
  darkTheme: SHARED_SETTINGS.darkTheme,
  /** Portal items of the basemaps of these themes; empty in a bar without a map. */
  lightBasemap: { kind: 'text', rule: 'needed', default: 'basemap-light', unset: '', isStored: true },
  darkBasemap: { kind: 'text', rule: 'needed', default: 'basemap-dark', unset: '', isStored: true },
  /** Weight that makes a cluster of mills prominent on the map: their number, or the tonnes bought there. */
  clusterWeight: { kind: 'choice', options: ['count', 'tonnes'], default: 'count', isStored: true }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;

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
