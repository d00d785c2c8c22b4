/* jimu-core/emotion: given to widgets in the place of `@emotion/cache` and `@emotion/react`. It has no createElement. */
export { default as createEmotionCache } from '@emotion/cache';
export { CacheProvider, ClassNames, css, Global, jsx, keyframes, ThemeContext } from '@emotion/react';
