import { Global } from '@emotion/react';
import { THEME_ID, ThemeProvider as MuiThemeProvider } from '@mui/material/styles';
import { ThemeContext } from '@emotion/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyles } from './global-styles';
import { createMuiTheme } from './mui-theme';
import type { IMThemeVariables } from './theme-types';

export interface ThemeProviderProps {
  readonly theme: IMThemeVariables;
  /**
   * Writes the theme's CSS variables and base styles to the document; used once per page, by the app itself.
   */
  readonly isGlobal?: boolean;
  readonly children?: ReactNode;
}

/** Provides a theme to everything below it: `useTheme`, `styled`, and the component library behind jimu-ui. */
export function ThemeProvider({ theme, isGlobal = false, children }: ThemeProviderProps) {
  const library = useMemo(() => createMuiTheme(theme), [theme]);
  const nested = useMemo(() => ({ [THEME_ID]: library }), [library]);
  const styles = useMemo(() => (isGlobal ? createGlobalStyles(theme) : null), [isGlobal, theme]);
  return (
    <ThemeContext.Provider value={theme}>
      <MuiThemeProvider theme={nested}>
        {styles && <Global styles={styles} />}
        {children}
      </MuiThemeProvider>
    </ThemeContext.Provider>
  );
}
