import { DEFAULT_VARIABLES } from './default-variables';
import type { IMThemeVariables, ThemeVariables } from './theme-types';

/** The parts of a theme's variables that a theme folder may leave out: all of them, at any depth. */
export type PartialVariables<T> = { [K in keyof T]?: T[K] extends object ? PartialVariables<T[K]> : T[K] };

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

/** Makes the theme that components see from a theme folder's variables; `spacing(n)` is n × `space.unit`. */
export function createTheme(
  uri: string,
  ...layers: readonly PartialVariables<ThemeVariables>[]
): IMThemeVariables {
  const merged = layers.reduce<Tree>(
    (below, layer) => overlay(below, layer as Tree),
    DEFAULT_VARIABLES as unknown as Tree
  ) as unknown as ThemeVariables;
  const unit = Number.parseFloat(merged.sys.space.unit);
  return { ...merged, uri, sys: { ...merged.sys, spacing: (step) => `${step * unit}px` } };
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function flatten(prefix: string, value: unknown, into: Record<string, string>) {
  if (typeof value === 'string' || typeof value === 'number') into[prefix] = String(value);
  else if (isTree(value))
    for (const [key, inner] of Object.entries(value)) flatten(`${prefix}-${kebab(key)}`, inner, into);
}

/** The theme as CSS custom properties: `sys.color.surface.paperText` → `--sys-color-surface-paper-text`. */
export function cssVariables({ ref, sys }: IMThemeVariables): Record<string, string> {
  const variables: Record<string, string> = {};
  const { spacing, ...tokens } = sys;
  flatten('--ref-palette', ref.palette, variables);
  flatten('--sys', tokens, variables);
  for (let step = 0; step <= 12; step++) variables[`--sys-spacing-${step}`] = spacing(step);
  return variables;
}
