/* Names that themes have in one release of Experience Builder and not in the other (decision 78). */

/** A text's size, line height and weight; a type, not an interface, so that it can stand in a css object. */
export type TextStyle = { fontSize: string; lineHeight: string; fontWeight: number };

/** What a theme of any release may say of texts. */
interface Texts {
  readonly typography?: Readonly<Partial<Record<string, Partial<TextStyle>>>>;
}

/** The text of a page by its names, the newest first. */
const BODY = ['body2', 'body'];

/** What a theme says of its texts of one kind; nothing where it has none. `body` is the text of a page in all releases. */
export function textOf({ typography }: Texts, variant: string): Partial<TextStyle> {
  const names = variant === 'body' ? BODY : [variant];
  return names.map((name) => typography?.[name]).find((style) => style !== undefined) ?? {};
}

/** What a theme of any release may say of typefaces. */
interface Faces {
  readonly typeface?: { readonly plain?: string; readonly fontFamily?: string };
}

/** The typeface of a theme's texts; that of the page where it names none. */
export const typefaceOf = ({ typeface }: Faces = {}): string =>
  typeface?.plain ?? typeface?.fontFamily ?? 'inherit';
