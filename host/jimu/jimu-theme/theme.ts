import { DEFAULT_VARIABLES } from './default-variables';
import type { IMThemeVariables, ThemeVariables } from './theme-types';

/** Variables that a theme folder may omit: all of them, at any depth. */
type PartialVariables<T> = { [K in keyof T]?: T[K] extends object ? PartialVariables<T[K]> : T[K] };

type SysVariables = ThemeVariables['sys'];
type ColorMode = SysVariables['color']['mode'];

/**
 * Content of a theme folder's `variables.json`. Colours are under the mode that they are for, as in
 * Experience Builder.
 */
export type ThemeOptions = PartialVariables<Omit<ThemeVariables, 'sys'>> & {
  readonly sys?: PartialVariables<Omit<SysVariables, 'color'>> & {
    readonly color?: { readonly mode?: ColorMode } & {
      readonly [mode in ColorMode]?: PartialVariables<SysVariables['color']>;
    };
  };
};

type VariableTree = Record<string, unknown>;

const isTree = (value: unknown): value is VariableTree => typeof value === 'object' && value !== null;

function mergeTrees(base: VariableTree, top: VariableTree): VariableTree {
  const merged: VariableTree = { ...base };
  for (const [key, value] of Object.entries(top)) {
    const below = base[key];
    merged[key] = isTree(below) && isTree(value) ? mergeTrees(below, value) : value;
  }
  return merged;
}

/**
 * Returns the theme that components receive, from a theme folder's variables; `spacing(n)` is n ×
 * `space.unit`.
 */
export function createTheme(uri: string, ...layers: readonly ThemeOptions[]): IMThemeVariables {
  const { sys, ...others } = DEFAULT_VARIABLES;
  const merged = layers.reduce<VariableTree>((below, layer) => mergeTrees(below, layer as VariableTree), {
    ...others,
    sys: { ...sys, color: { mode: sys.color.mode } }
  }) as unknown as Omit<ThemeVariables, 'sys'> & { sys: SysVariables & Required<ThemeOptions>['sys'] };
  const { mode, [mode]: said = {} } = merged.sys.color as { mode: ColorMode } & Readonly<
    Partial<Record<ColorMode, VariableTree>>
  >;
  const color = mergeTrees({ ...sys.color, mode }, said) as unknown as SysVariables['color'];
  const unit = Number.parseFloat(merged.sys.space.unit);
  return { ...merged, uri, sys: { ...merged.sys, color, spacing: (step) => `${step * unit}px` } };
}

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function flattenVariables(prefix: string, value: unknown, into: Record<string, string>) {
  if (typeof value === 'string' || typeof value === 'number') into[prefix] = String(value);
  else if (isTree(value))
    for (const [key, inner] of Object.entries(value))
      flattenVariables(`${prefix}-${toKebabCase(key)}`, inner, into);
}

/**
 * Returns the theme as CSS custom properties: `sys.color.surface.paperText` →
 * `--sys-color-surface-paper-text`.
 */
export function createCssVariables({ ref, sys }: IMThemeVariables): Record<string, string> {
  const variables: Record<string, string> = {};
  const { spacing, ...tokens } = sys;
  flattenVariables('--ref-palette', ref.palette, variables);
  flattenVariables('--sys', tokens, variables);
  for (let step = 0; step <= 12; step++) variables[`--sys-spacing-${step}`] = spacing(step);
  return variables;
}
