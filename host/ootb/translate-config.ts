/** Texts of a configuration in other languages than its own, which Experience Builder's widgets ignore. */
export interface Translatable<Name extends string> {
  readonly i18n?: Readonly<Record<string, Readonly<Partial<Record<Name, string>>>>>;
}

/** Returns a configuration, or an item of it, with its texts in the visitor's language if it has any. */
export const translateConfig = <Texts extends Translatable<string>>(texts: Texts, locale: string): Texts => ({
  ...texts,
  ...texts.i18n?.[locale]
});
