/* jimu-core/emotion: what Experience Builder's build gives a widget in the place of `@emotion/cache`. */
export { default as createEmotionCache } from '@emotion/cache';
