/* Names that themes have in one release of Experience Builder and not in the other (decision 78). */

/** A text's size, line height and weight; a type, not an interface, so that it can stand in a css object. */
export type TextStyle = { fontSize: string; lineHeight: string; fontWeight: string | number };

/** A text style of a theme of any release: a size without a unit is in px, a line height without one is a multiple. */
export type ThemeTextStyle = { readonly [Name in keyof TextStyle]?: string | number };

/** The texts of a theme of any release. */
interface Texts {
  readonly typography?: Readonly<Partial<Record<string, ThemeTextStyle>>>;
}

/** The text of a page by its names, the newest first. */
const BODY = ['body2', 'body'];

/** What a theme says of its texts of one kind; nothing where it has none. `body` is the text of a page in all releases. */
export function textOf({ typography }: Texts, variant: string): Partial<TextStyle> {
  const names = variant === 'body' ? BODY : [variant];
  const style = names.map((name) => typography?.[name]).find((found) => found !== undefined);
  const { fontSize, lineHeight, fontWeight } = style ?? {};
  return {
    fontSize: typeof fontSize === 'number' ? `${fontSize}px` : fontSize,
    lineHeight: lineHeight === undefined ? undefined : String(lineHeight),
    fontWeight
  };
}

/** What a theme of any release may say of typefaces. */
interface Faces {
  readonly typeface?: { readonly plain?: string; readonly fontFamily?: string };
}

/** The typeface of a theme's texts; that of the page where it names none. */
export const typefaceOf = ({ typeface }: Faces = {}): string =>
  typeface?.plain ?? typeface?.fontFamily ?? 'inherit';
