/* Theme properties whose names differ between releases of Experience Builder (decision 78). */

/** A text's size, line height and weight; a type, not an interface, so that it can stand in a css object. */
export type TextStyle = { fontSize: string; lineHeight: string; fontWeight: string | number };

/** A text style of a theme of any release: a size without a unit is in px, a line height without one is a multiple. */
export type ThemeTextStyle = { readonly [Name in keyof TextStyle]?: string | number };

/** The texts of a theme of any release. */
interface ThemeTexts {
  readonly typography?: Readonly<Partial<Record<string, ThemeTextStyle>>>;
}

/** Names of the body text style, newest first. */
const BODY_NAMES = ['body2', 'body'];

/**
 * Returns the theme's text style of a kind; empty when it has none. `body` is the body text in all releases.
 */
export function readTextStyle({ typography }: ThemeTexts, variant: string): Partial<TextStyle> {
  const names = variant === 'body' ? BODY_NAMES : [variant];
  const style = names.map((name) => typography?.[name]).find((found) => found !== undefined);
  const { fontSize, lineHeight, fontWeight } = style ?? {};
  return {
    fontSize: typeof fontSize === 'number' ? `${fontSize}px` : fontSize,
    lineHeight: lineHeight === undefined ? undefined : String(lineHeight),
    fontWeight
  };
}

/** Typefaces of a theme of any release. */
interface ThemeFaces {
  readonly typeface?: { readonly plain?: string; readonly fontFamily?: string };
}

/** Returns the typeface of a theme's texts; 'inherit' when it names none. */
export const readTypeface = ({ typeface }: ThemeFaces = {}): string =>
  typeface?.plain ?? typeface?.fontFamily ?? 'inherit';
