/** Languages for which the host has its own texts and the map engine's. */
export const SUPPORTED_LOCALES = ['en', 'fr'] as const;

/** The app's language: what the address asks for, else the first of the reader's that is there, else English. */
export function chooseLocale(asked: string | null | undefined, preferred: readonly string[]): string {
  const supported: readonly string[] = SUPPORTED_LOCALES;
  const language = (tag: string) => tag.toLowerCase().split('-')[0]!;
  const wanted = [...(asked ? [asked] : []), ...preferred].map(language);
  return wanted.find((tag) => supported.includes(tag)) ?? SUPPORTED_LOCALES[0];
}
