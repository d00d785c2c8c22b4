import type { ImmutableObject } from 'jimu-core';
import { SHARED_SETTINGS } from 'widgets/shared-code/site-core';
import type { ConfigFrom, PageParts, SettingDeclarations, SettingsFrom } from 'widgets/shared-code/site-core';

/** The form that an instance shows. */
const MODES = ['login', 'forgotPassword', 'resetPassword'] as const;
export type SignInMode = (typeof MODES)[number];

/** A page of the site. */
const PAGE_ADDRESS = { kind: 'text', rule: 'address', isStored: true } as const;

export const SETTINGS = {
  mode: { kind: 'choice', options: MODES, default: 'login', isStored: true },
  serverUrl: SHARED_SETTINGS.serverUrl,
  /** Page opened after signing in when no other page was requested. */
  homeUrl: { ...PAGE_ADDRESS, default: '/map/oilpalm' },
  loginUrl: SHARED_SETTINGS.loginUrl,
  forgotPasswordUrl: { ...PAGE_ADDRESS, default: '/reset' },
  /** Name in the copyright line. */
  owner: { kind: 'text', rule: 'needed', default: 'SITE', isStored: true },
  lightTheme: SHARED_SETTINGS.lightTheme,
  darkTheme: SHARED_SETTINGS.darkTheme,
  /** Texts above the form; the translated ones when empty. */
  heading: { kind: 'text', default: '' },
  intro: { kind: 'text', default: '' }
} as const satisfies SettingDeclarations;

export type Config = ConfigFrom<typeof SETTINGS>;
export type IMConfig = ImmutableObject<Config>;
export type Settings = SettingsFrom<typeof SETTINGS>;

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
