import type { IMThemeVariables } from './theme-types';

/** Returns the theme's tokens under the names that the maps SDK's components read. */
export function createCalciteVariables({ sys, ref }: IMThemeVariables): Record<string, string> {
  const { surface, action, primary, error, warning, success, info, divider } = sys.color;
  return {
    '--calcite-font-family': ref.typeface.plain,
    '--calcite-color-background': surface.background,
    '--calcite-color-foreground-1': surface.paper,
    '--calcite-color-foreground-2': surface.background,
    '--calcite-color-foreground-3': action.pressed,
    '--calcite-color-foreground-current': action.selected.default,
    '--calcite-color-text-1': surface.paperText,
    '--calcite-color-text-2': surface.paperText,
    '--calcite-color-text-3': surface.paperHint,
    '--calcite-color-text-inverse': primary.text,
    '--calcite-color-text-link': action.link.default,
    '--calcite-color-border-1': divider.primary,
    '--calcite-color-border-2': divider.primary,
    '--calcite-color-border-3': divider.primary,
    '--calcite-color-border-input': divider.inputField,
    '--calcite-color-brand': primary.main,
    '--calcite-color-brand-hover': primary.dark,
    '--calcite-color-brand-press': primary.dark,
    '--calcite-color-focus': action.focus,
    '--calcite-color-status-danger': error.main,
    '--calcite-color-status-warning': warning.main,
    '--calcite-color-status-success': success.main,
    '--calcite-color-status-info': info.main
  };
}
