import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { createControlStyles } from './mui-controls';
import type { IMThemeVariables, ThemeColorRole } from './theme-types';

const toPaletteColor = ({ main, light, dark, text }: ThemeColorRole) => ({
  main,
  light,
  dark,
  contrastText: text
});

/**
 * Returns the component library's theme, made from the app's tokens, so that adapters need no colours of
 * their own.
 */
export function createMuiTheme(theme: IMThemeVariables): Theme {
  const { color, shape, typography } = theme.sys;
  return createTheme({
    palette: {
      mode: color.mode,
      primary: toPaletteColor(color.primary),
      secondary: toPaletteColor(color.secondary),
      error: toPaletteColor(color.error),
      warning: toPaletteColor(color.warning),
      info: toPaletteColor(color.info),
      success: toPaletteColor(color.success),
      background: { default: color.surface.background, paper: color.surface.paper },
      text: {
        primary: color.surface.paperText,
        secondary: color.surface.paperHint,
        disabled: color.action.disabled.text
      },
      divider: color.divider.primary,
      action: { hover: color.action.hover, disabled: color.action.disabled.text }
    },
    shape: { borderRadius: Number.parseFloat(shape.shape1) || 8 },
    typography: {
      fontFamily: theme.ref.typeface.plain,
      body1: typography.body1,
      body2: typography.body2,
      button: { ...typography.label1, textTransform: 'none' }
    },
    transitions: { duration: { enteringScreen: 160, leavingScreen: 120, standard: 160, short: 120 } },
    components: createControlStyles(theme)
  });
}
