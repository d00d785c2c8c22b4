/* jimu-theme of Experience Builder 1.19: the host's declarations for 1.21 with the earlier names of themes. */
import type * as Newest from 'exb-1.21/jimu-theme';

export * from 'exb-1.21/jimu-theme';

type Sys = Newest.IMThemeVariables['sys'];
type Typography = Sys['typography'];
/** Documented as `TypographyVariant`. */
type Variant = Exclude<keyof Typography, 'body1' | 'body2'> | 'body' | 'inputField';

export interface IMThemeVariables extends Omit<Newest.IMThemeVariables, 'ref' | 'sys'> {
  ref: {
    typeface: { fontFamily: string };
    palette: Newest.IMThemeVariables['ref']['palette'];
  };
  /** `space` is this suite's own name. */
  sys: Omit<Sys, 'typography' | 'space'> & { typography: Record<Variant, Typography['title1']> };
}

export declare function useTheme(): IMThemeVariables;
export declare function useTheme2(): IMThemeVariables;
