/** Languages of the texts. */
export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** Returns the locale with texts for a language tag ('fr-CA' → 'fr'); English when there are none. */
export const toLocale = (tag: string): Locale =>
  LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale) ?? 'en';
