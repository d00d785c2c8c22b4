import { useTheme } from 'jimu-theme';
import { readTextStyle, readTypeface } from '../../releases/theme';
import type { TextStyle, ThemeTextStyle } from '../../releases/theme';

const createTextStyle = (fontSize: number, lineHeight: number, fontWeight: number): TextStyle => ({
  fontSize: `${fontSize}px`,
  lineHeight: `${lineHeight}px`,
  fontWeight
});

/** Text styles for a theme that lacks one, px. */
const FALLBACKS = {
  h4: createTextStyle(22, 28, 680),
  title1: createTextStyle(18, 24, 680),
  title3: createTextStyle(14, 20, 650),
  body: createTextStyle(14, 20, 400),
  label1: createTextStyle(14, 20, 500),
  label2: createTextStyle(13, 18, 500),
  label3: createTextStyle(12, 16, 400)
};

/** Step of space for a theme that defines none, px. */
const FALLBACK_UNIT = 4;

/** Parts that a theme may lack or define differently. */
interface PartialThemeSys {
  readonly typography?: Partial<Record<string, ThemeTextStyle>>;
  readonly space?: { readonly unit?: string };
  readonly spacing?: unknown;
}

function createTypeStyles(sys: PartialThemeSys, hintColor: string) {
  const getTextStyle = (variant: keyof typeof FALLBACKS): TextStyle => {
    const { fontSize, lineHeight, fontWeight } = readTextStyle(sys, variant);
    const fallback = FALLBACKS[variant];
    return {
      fontSize: fontSize ?? fallback.fontSize,
      lineHeight: lineHeight ?? fallback.lineHeight,
      fontWeight: fontWeight ?? fallback.fontWeight
    };
  };
  const weight = {
    regular: getTextStyle('body').fontWeight,
    medium: getTextStyle('label1').fontWeight,
    strong: getTextStyle('title3').fontWeight
  };
  const type = {
    page: getTextStyle('h4'),
    figure: getTextStyle('title1'),
    title: getTextStyle('title3'),
    heading: { ...getTextStyle('label2'), fontWeight: weight.strong },
    body: getTextStyle('body'),
    note: getTextStyle('label2'),
    small: getTextStyle('label3'),
    hint: { ...getTextStyle('label3'), color: hintColor }
  };
  return { type, weight };
}

/** Experience Builder's own themes give the step as a function, this suite's themes also as a number. */
function readSpaceUnit({ space, spacing }: PartialThemeSys): number {
  const first: unknown = typeof spacing === 'function' ? spacing(1) : undefined;
  return Number.parseFloat(space?.unit ?? String(first)) || FALLBACK_UNIT;
}

/** Opacity of figures that are out of date: while newer ones are loading, or after that failed. */
export const BUSY_OPACITY = 0.55;

type ThemeStyles = ReturnType<typeof createThemeStyles>;

/** Styles of each theme, computed once: a page has hundreds of components that read them at each rendering. */
const stylesOfThemes = new WeakMap<object, ThemeStyles>();

/**
 * The theme's text styles and spacing: the only source of sizes in widgets.
 *
 * - `type`: text styles by purpose; `weight`: the three weights among them.
 * - `space(…steps)`: lengths for padding, margin and gap, in the theme's steps (4 px by default):
 * `space(2, 3.5)` is `8px 14px`.
 * - `family`: the theme's font, for elements that do not inherit it.
 * - `rule`: a line between parts; `card`: the surface of a panel.
 */
export function useThemeStyles(): ThemeStyles {
  const theme = useTheme();
  const known = stylesOfThemes.get(theme);
  if (known) return known;
  const styles = createThemeStyles(theme);
  stylesOfThemes.set(theme, styles);
  return styles;
}

function createThemeStyles({ sys, ref }: ReturnType<typeof useTheme>) {
  const unit = readSpaceUnit(sys);
  const rule = `1px solid ${sys.color.divider.primary}`;
  const card = {
    background: sys.color.surface.paper,
    color: sys.color.surface.paperText,
    border: rule,
    borderRadius: sys.shape.shape2,
    boxShadow: sys.shadow.shadow2,
    fontFeatureSettings: '"tnum"'
  } as const;
  const space = (...steps: readonly number[]): string => steps.map((step) => `${step * unit}px`).join(' ');
  return {
    sys,
    family: readTypeface(ref),
    ...createTypeStyles(sys, sys.color.surface.paperHint),
    space,
    rule,
    card
  };
}

/** Hidden visually, but available to screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  // eslint-disable-next-line no-restricted-syntax -- no space: the size taken back, so that nothing scrolls for it
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0
} as const;
