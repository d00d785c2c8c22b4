import { useTheme } from 'jimu-theme';
import { textOf, typefaceOf } from './releases/theme';
import type { TextStyle, ThemeTextStyle } from './releases/theme';

const text = (fontSize: number, lineHeight: number, fontWeight: number): TextStyle => ({
  fontSize: `${fontSize}px`,
  lineHeight: `${lineHeight}px`,
  fontWeight
});

/** Text styles for a theme that lacks one, px. */
const FALLBACKS = {
  h4: text(22, 28, 680),
  title1: text(18, 24, 680),
  title3: text(14, 20, 650),
  body: text(14, 20, 400),
  label1: text(14, 20, 500),
  label2: text(13, 18, 500),
  label3: text(12, 16, 400)
};

/** Step of space for a theme that defines none, px. */
const FALLBACK_UNIT = 4;

/** Parts that a theme may lack or define differently. */
interface LooseSys {
  readonly typography?: Partial<Record<string, ThemeTextStyle>>;
  readonly space?: { readonly unit?: string };
  readonly spacing?: unknown;
}

function typeOf(sys: LooseSys, hintColor: string) {
  const of = (variant: keyof typeof FALLBACKS): TextStyle => {
    const { fontSize, lineHeight, fontWeight } = textOf(sys, variant);
    const fallback = FALLBACKS[variant];
    return {
      fontSize: fontSize ?? fallback.fontSize,
      lineHeight: lineHeight ?? fallback.lineHeight,
      fontWeight: fontWeight ?? fallback.fontWeight
    };
  };
  const weight = {
    regular: of('body').fontWeight,
    medium: of('label1').fontWeight,
    strong: of('title3').fontWeight
  };
  const type = {
    page: of('h4'),
    figure: of('title1'),
    title: of('title3'),
    heading: { ...of('label2'), fontWeight: weight.strong },
    body: of('body'),
    note: of('label2'),
    small: of('label3'),
    hint: { ...of('label3'), color: hintColor }
  };
  return { type, weight };
}

/** Experience Builder's own themes give the step as a function, this suite's themes also as a number. */
function unitOf({ space, spacing }: LooseSys): number {
  const first: unknown = typeof spacing === 'function' ? spacing(1) : undefined;
  return Number.parseFloat(space?.unit ?? String(first)) || FALLBACK_UNIT;
}

/**
 * The theme's text styles and spacing: the only source of sizes in widgets.
 *
 * - `type`: text styles by purpose; `weight`: the three weights among them.
 * - `space(…steps)`: lengths for padding, margin and gap, in the theme's steps (4 px by default):
 * `space(2, 3.5)` is `8px 14px`.
 * - `family`: the theme's font, for elements that do not inherit it.
 * - `rule`: a line between parts; `card`: the surface of a panel.
 */
export function useLook() {
  const theme = useTheme();
  const { sys, ref } = theme;
  const unit = unitOf(sys);
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
  return { sys, family: typefaceOf(ref), ...typeOf(sys, sys.color.surface.paperHint), space, rule, card };
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
