import { DEFAULT_VARIABLES } from './default-variables';
import type { IMThemeVariables, ThemeVariables } from './theme-types';

/** Variables that a theme folder may omit: all of them, at any depth. */
type PartialVariables<T> = { [K in keyof T]?: T[K] extends object ? PartialVariables<T[K]> : T[K] };

type Sys = ThemeVariables['sys'];
type Mode = Sys['color']['mode'];

/**
 * Content of a theme folder's `variables.json`. Colours are under the mode that they are for, as in
 * Experience Builder.
 */
export type ThemeOptions = PartialVariables<Omit<ThemeVariables, 'sys'>> & {
  readonly sys?: PartialVariables<Omit<Sys, 'color'>> & {
    readonly color?: { readonly mode?: Mode } & { readonly [mode in Mode]?: PartialVariables<Sys['color']> };
  };
};

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function overlay(base: Tree, top: Tree): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(top)) {
    const below = base[key];
    merged[key] = isTree(below) && isTree(value) ? overlay(below, value) : value;
  }
  return merged;
}

/**
 * Returns the theme that components receive, from a theme folder's variables; `spacing(n)` is n ×
 * `space.unit`.
 */
export function createTheme(uri: string, ...layers: readonly ThemeOptions[]): IMThemeVariables {
  const { sys, ...others } = DEFAULT_VARIABLES;
  const merged = layers.reduce<Tree>((below, layer) => overlay(below, layer as Tree), {
    ...others,
    sys: { ...sys, color: { mode: sys.color.mode } }
  }) as unknown as Omit<ThemeVariables, 'sys'> & { sys: Sys & Required<ThemeOptions>['sys'] };
  const { mode, [mode]: said = {} } = merged.sys.color as { mode: Mode } & Readonly<
    Partial<Record<Mode, Tree>>
  >;
  const color = overlay({ ...sys.color, mode }, said) as unknown as Sys['color'];
  const unit = Number.parseFloat(merged.sys.space.unit);
  return { ...merged, uri, sys: { ...merged.sys, color, spacing: (step) => `${step * unit}px` } };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function flatten(prefix: string, value: unknown, into: Record<string, string>) {
  if (typeof value === 'string' || typeof value === 'number') into[prefix] = String(value);
  else if (isTree(value))
    for (const [key, inner] of Object.entries(value)) flatten(`${prefix}-${kebab(key)}`, inner, into);
}

/**
 * Returns the theme as CSS custom properties: `sys.color.surface.paperText` →
 * `--sys-color-surface-paper-text`.
 */
export function cssVariables({ ref, sys }: IMThemeVariables): Record<string, string> {
  const variables: Record<string, string> = {};
  const { spacing, ...tokens } = sys;
  flatten('--ref-palette', ref.palette, variables);
  flatten('--sys', tokens, variables);
  for (let step = 0; step <= 12; step++) variables[`--sys-spacing-${step}`] = spacing(step);
  return variables;
}
