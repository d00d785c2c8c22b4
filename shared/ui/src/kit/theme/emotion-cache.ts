import * as emotion from '@emotion/cache';

type CreateCache = typeof emotion.default;

/**
 * Creates an Emotion cache for styles outside the page's head. Experience Builder's build replaces
 * `@emotion/cache` with a framework module that has this function under its name and no default export.
 */
export const createEmotionCache: CreateCache = (options) => {
  const { default: create, createEmotionCache: named } = emotion as Partial<typeof emotion> & {
    readonly createEmotionCache?: CreateCache;
  };
  return (named ?? create!)(options);
};
