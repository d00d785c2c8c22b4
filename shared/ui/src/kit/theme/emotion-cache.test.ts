import type * as EmotionCache from './emotion-cache';

const cacheWith = (module: object) => {
  let made: unknown;
  jest.isolateModules(() => {
    jest.doMock('@emotion/cache', () => module);
    const { createEmotionCache } = jest.requireActual<typeof EmotionCache>('./emotion-cache');
    made = createEmotionCache({ key: 'popup' });
  });
  return made;
};
const create = ({ key }: { readonly key: string }) => key;

it('creates a cache with the package, and with the framework’s module that has no default export', () => {
  expect(cacheWith({ __esModule: true, default: create })).toBe('popup');
  expect(cacheWith({ __esModule: true, createEmotionCache: create })).toBe('popup');
});
