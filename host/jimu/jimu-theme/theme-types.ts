/** Tokens of the framework's new themes (`theme.sys`), as far as this host and widgets read them. */
export interface ThemeColorRole {
  main: string;
  light: string;
  dark: string;
  text: string;
}

export interface ThemeSurfaces {
  background: string;
  backgroundText: string;
  backgroundHint: string;
  paper: string;
  paperText: string;
  paperHint: string;
  overlay: string;
  overlayText: string;
  overlayHint: string;
  header: string;
  headerText: string;
  headerHint: string;
  footer: string;
  footerText: string;
  footerHint: string;
}

export interface ThemeActions {
  default: string;
  hover: string;
  pressed: string;
  text: string;
  focus: string;
  selected: { default: string; text: string; hover: string };
  disabled: { default: string; text: string };
  link: { default: string; hover: string; visited: string };
  inputField: { default: string; text: string; placeholder: string };
}

export interface ThemeColors {
  mode: 'light' | 'dark';
  primary: ThemeColorRole;
  secondary: ThemeColorRole;
  error: ThemeColorRole;
  warning: ThemeColorRole;
  info: ThemeColorRole;
  success: ThemeColorRole;
  surface: ThemeSurfaces;
  action: ThemeActions;
  divider: { primary: string; secondary: string; tertiary: string; inputField: string; switch: string };
}

/**
 * A text style: any value of CSS, only the properties that a theme sets. A type and not an interface, so that
 * it fits in a css object.
 */
export type ThemeTypography = {
  fontFamily?: string;
  fontSize?: string | number;
  fontStyle?: string;
  fontWeight?: string | number;
  lineHeight?: string | number;
};

export const TYPOGRAPHY_VARIANTS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'title1',
  'title2',
  'title3',
  'body1',
  'body2',
  'label1',
  'label2',
  'label3'
] as const;
export type TypographyVariant = (typeof TYPOGRAPHY_VARIANTS)[number];

/** Colours without a role; `neutral` from 100, white, to 1200, nearly black, in dark themes too. */
export interface ThemePalette {
  white: string;
  black: string;
  neutral: Record<number, string>;
}

/** The variables of a theme: its folder's `variables.json`, with defaults for what that omits. */
export interface ThemeVariables {
  src: Record<string, { color: string }>;
  ref: { typeface: { brand: string; plain: string }; palette: ThemePalette };
  sys: {
    color: ThemeColors;
    shape: { shape1: string; shape2: string };
    /** Length of one step of `spacing`; this suite's own name, which other themes may lack. */
    space: { unit: string };
    shadow: { shadow1: string; shadow2: string; shadow3: string };
    typography: Record<TypographyVariant, ThemeTypography>;
    transitions: { duration: { short: string; standard: string } };
  };
}

/** The theme that `useTheme` returns: the variables with `spacing(step)`, in steps of `space.unit`. */
export interface IMThemeVariables extends Omit<ThemeVariables, 'sys'> {
  /** Name of the theme folder, for example `themes/default/`. */
  uri: string;
  sys: ThemeVariables['sys'] & { spacing: (step: number) => string };
}
