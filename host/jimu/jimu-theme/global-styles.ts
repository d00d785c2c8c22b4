import { css } from '@emotion/react';
import type { CSSObject } from '@emotion/react';
import { calciteVariables } from './calcite-variables';
import { cssVariables } from './theme';
import type { IMThemeVariables } from './theme-types';
import { utilityClasses } from './utility-classes';

/** The page's base: variables of the theme, one box model, no motion where none is wanted. */
export function globalStyles(theme: IMThemeVariables) {
  const { color, typography } = theme.sys;
  return css([
    { ':root': { ...cssVariables(theme), colorScheme: color.mode } },
    // The components set their own colours where they stand, so these are set there too.
    { ':root, :root .calcite-mode-light, :root .calcite-mode-dark': calciteVariables(theme) },
    utilityClasses(theme) as CSSObject,
    {
      '*, *::before, *::after': { boxSizing: 'border-box' },
      'html, body': { height: '100%', margin: 0 },
      body: {
        ...typography.body1,
        fontFamily: theme.ref.typeface.plain,
        background: color.surface.background,
        color: color.surface.backgroundText,
        WebkitFontSmoothing: 'antialiased',
        overflow: 'hidden'
      },
      'h1, h2, h3, h4, h5, h6, p': { margin: 0 },
      // eslint-disable-next-line no-restricted-syntax -- of any size: on lines of the text's height a browser's own would run into one another
      'h1, h2': { lineHeight: 1.2 },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
      ':focus-visible': { outline: `2px solid ${color.action.focus}`, outlineOffset: 2 },
      '.sr-only': {
        position: 'absolute',
        width: 1,
        height: 1,
        // eslint-disable-next-line no-restricted-syntax -- no space: the size taken back, so that nothing scrolls for it
        margin: -1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap'
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          transitionDuration: '1ms !important'
        }
      }
    }
  ]);
}
