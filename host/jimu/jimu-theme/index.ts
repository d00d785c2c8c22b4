/* jimu-theme: public names of the framework's theme module. */
import { ThemeContext } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { createElement, useContext } from 'react';
import type { ComponentType } from 'react';
import { createTheme } from './theme';
import type { IMThemeVariables } from './theme-types';

export type { IMThemeVariables, ThemeVariables } from './theme-types';
export { ThemeProvider } from './theme-provider';
export type { ThemeProviderProps } from './theme-provider';
export { Global } from '@emotion/react';
export { emotionStyled as styled };

const fallback = createTheme('themes/default/');

/** Returns the theme of the app; in the builder, that of the builder's own screens. */
export function useTheme(): IMThemeVariables {
  const theme = useContext(ThemeContext) as Partial<IMThemeVariables>;
  return theme.sys ? (theme as IMThemeVariables) : fallback;
}

/** Returns the theme of the app being edited; outside the builder the same as `useTheme`. */
export const useTheme2 = useTheme;

/** Passes the theme to a component as its `theme` property. */
export function withTheme<P extends { theme: IMThemeVariables }>(Component: ComponentType<P>) {
  return function Themed(props: Omit<P, 'theme'>) {
    return createElement(Component, { ...props, theme: useTheme() } as P);
  };
}

declare module '@emotion/react' {
  // The framework types the theme of `styled` and the css property as its own.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface merges into the declared one
  export interface Theme extends IMThemeVariables {}
}
