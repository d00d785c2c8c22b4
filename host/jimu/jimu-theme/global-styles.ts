import { css } from '@emotion/react';
import type { CSSObject } from '@emotion/react';
import { createCalciteVariables } from './calcite-variables';
import { createCssVariables } from './theme';
import type { IMThemeVariables } from './theme-types';
import { createUtilityClasses } from './utility-classes';

/**
 * Returns the page's base styles: variables of the theme, one box model, no motion when the visitor prefers
 * none.
 */
export function createGlobalStyles(theme: IMThemeVariables) {
  const { color, typography } = theme.sys;
  return css([
    { ':root': { ...createCssVariables(theme), colorScheme: color.mode } },
    // The components set their colours on these classes, so the theme's must be set on them too.
    { ':root, :root .calcite-mode-light, :root .calcite-mode-dark': createCalciteVariables(theme) },
    createUtilityClasses(theme) as CSSObject,
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
      // eslint-disable-next-line no-restricted-syntax -- depends on the heading's own font size
      'h1, h2': { lineHeight: 1.2 },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
      // The tools of a map are the SDK's, which show their focus after a press of the pointer as well.
      ':root[data-input=pointer] [data-corner]': { '--calcite-color-focus': 'transparent' },
      ':focus-visible': { outline: `2px solid ${color.action.focus}`, outlineOffset: 2 },
      '.sr-only': {
        position: 'absolute',
        width: 1,
        height: 1,
        // eslint-disable-next-line no-restricted-syntax -- offsets the element's 1 px, so that nothing scrolls
        margin: -1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap'
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0s !important',
          transitionDuration: '0s !important'
        }
      }
    }
  ]);
}
