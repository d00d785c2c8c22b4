/** The shell's own texts. */
export const shellMessages = {
  en: {
    appFailed: 'This app could not be loaded.',
    appFailedHint: 'Check that the server is running and that you are online, then try again.',
    widgetFailed: 'could not be shown.',
    unreached: 'Network error. Please check your connection.',
    retry: 'Retry',
    pageMissing: 'This app has no page to show.',
    skip: 'Skip to content'
  },
  fr: {
    appFailed: 'Cette application n’a pas pu être chargée.',
    appFailedHint: 'Vérifiez que le serveur fonctionne et que vous êtes connecté, puis réessayez.',
    widgetFailed: 'n’a pas pu être affiché.',
    unreached: 'Erreur réseau. Vérifiez votre connexion.',
    retry: 'Réessayer',
    pageMissing: 'Cette application n’a aucune page à afficher.',
    skip: 'Aller au contenu'
  }
} as const;

export type ShellText = keyof typeof shellMessages.en;

/** Returns a text of the shell in the app's language. */
export const getShellText = (locale: string, id: ShellText): string =>
  shellMessages[locale === 'fr' ? 'fr' : 'en'][id];
