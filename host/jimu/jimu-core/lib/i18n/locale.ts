/** Languages for which the host has its own texts and the map engine's. */
export const SUPPORTED_LOCALES = ['en', 'fr'] as const;

/**
 * Returns the app's language: the one of the URL, else the first supported one of the visitor's, else
 * English.
 */
export function chooseLocale(asked: string | null | undefined, preferred: readonly string[]): string {
  const supported: readonly string[] = SUPPORTED_LOCALES;
  const toLanguage = (tag: string) => tag.toLowerCase().split('-')[0]!;
  const wanted = [...(asked ? [asked] : []), ...preferred].map(toLanguage);
  return wanted.find((tag) => supported.includes(tag)) ?? SUPPORTED_LOCALES[0];
}
