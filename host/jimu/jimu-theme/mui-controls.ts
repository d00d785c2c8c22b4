import type { Components, Theme } from '@mui/material/styles';
import type { IMThemeVariables } from './theme-types';

const createFocusRing = ({ sys }: IMThemeVariables) => ({
  outline: `2px solid ${sys.color.action.focus}`,
  outlineOffset: 2
});

function createButtonStyles(theme: IMThemeVariables): Components<Theme> {
  const { sys } = theme;
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 36,
          minWidth: 36,
          padding: `0 ${sys.spacing(3.5)}`,
          borderRadius: sys.shape.shape1,
          whiteSpace: 'nowrap',
          fontWeight: sys.typography.title3.fontWeight,
          '&.Mui-focusVisible': createFocusRing(theme),
          '@media (pointer: coarse)': { minHeight: 44 }
        },
        sizeSmall: {
          minHeight: 28,
          padding: `0 ${sys.spacing(2.5)}`,
          '@media (pointer: coarse)': { minHeight: 36 }
        },
        sizeLarge: { minHeight: 44, padding: `0 ${sys.spacing(4.5)}` }
      }
    }
  };
}

/** Returns sizes and states shared by all controls: 36 px high (44 on touch), a visible focus ring. */
export function createControlStyles(theme: IMThemeVariables): Components<Theme> {
  const { sys } = theme;
  const { color, shape, shadow, typography } = sys;
  const ring = createFocusRing(theme);
  return {
    ...createButtonStyles(theme),
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          minHeight: 36,
          borderRadius: shape.shape1,
          background: color.action.inputField.default,
          color: color.action.inputField.text,
          '@media (pointer: coarse)': { minHeight: 44 }
        },
        input: {
          padding: `${sys.spacing(1.75)} ${sys.spacing(3)}`,
          height: 'auto',
          '&::placeholder': { color: color.action.inputField.placeholder, opacity: 1 }
        },
        notchedOutline: { borderColor: color.divider.inputField }
      }
    },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 36, height: 24, padding: `${sys.spacing(0.5)} 0`, flex: 'none', overflow: 'visible' },
        switchBase: {
          padding: sys.spacing(1),
          '&.Mui-checked': { transform: 'translateX(16px)', color: color.surface.paper },
          '&.Mui-checked + .MuiSwitch-track': { background: color.primary.main, opacity: 1 },
          '&.Mui-focusVisible + .MuiSwitch-track': ring
        },
        thumb: { width: 16, height: 16, boxShadow: 'none', background: color.surface.paper },
        track: { borderRadius: 10, opacity: 1, background: color.divider.switch }
      }
    },
    MuiCheckbox: { styleOverrides: { root: { padding: sys.spacing(1), '&.Mui-focusVisible': ring } } },
    MuiRadio: { styleOverrides: { root: { padding: sys.spacing(1), '&.Mui-focusVisible': ring } } },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: 40, minWidth: 0, padding: `0 ${sys.spacing(3)}`, '&.Mui-focusVisible': ring }
      }
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiMenuItem: {
      styleOverrides: {
        root: { minHeight: 36, fontSize: typography.body1.fontSize, '&.Mui-focusVisible': ring }
      }
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: shape.shape2,
          boxShadow: shadow.shadow3,
          background: color.surface.overlay,
          color: color.surface.overlayText
        }
      }
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { fontSize: typography.label3.fontSize, padding: `${sys.spacing(1.5)} ${sys.spacing(2.5)}` }
      }
    }
  };
}
