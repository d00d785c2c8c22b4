/* jimu-core/emotion: replaces `@emotion/cache` and `@emotion/react` for widgets. It has no createElement. */
export { default as createEmotionCache } from '@emotion/cache';
export { CacheProvider, ClassNames, css, Global, jsx, keyframes, ThemeContext } from '@emotion/react';
