import * as emotion from '@emotion/cache';

type CreateCache = typeof emotion.default;

/**
 * Makes a place for styles outside the page's head. Experience Builder's build puts a module of the framework in the place
 * of `@emotion/cache`, which has this function under its name and no default export.
 */
export const createEmotionCache: CreateCache = (options) => {
  const { default: create, createEmotionCache: named } = emotion as Partial<typeof emotion> & {
    readonly createEmotionCache?: CreateCache;
  };
  return (named ?? create!)(options);
};
