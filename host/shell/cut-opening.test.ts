import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import type * as Module from './cut-opening';

const mockReact = React;

/** The page's parts anew: what they note is noted once a page. */
function openPage(navigation = 'navigate') {
  jest.resetModules();
  // One React for what is rendered here and there.
  jest.doMock('react', () => mockReact);
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  const parts = jest.requireActual<typeof Module>('./cut-opening');
  const reload = jest.fn();
  parts.watchOpening(reload);
  const { result } = renderHook(() => parts.useOpeningState());
  return { ...parts, reload, shown: () => result.current };
}

const server = (isThere: boolean) => {
  globalThis.fetch = jest.fn(() =>
    isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch'))
  );
};
const lose = () => act(() => void window.dispatchEvent(new Event('offline')));
/** What the page's parts tell when loading one of them has failed. */
const failToLoad = (message: string) => {
  const told = Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) });
  act(() => void window.dispatchEvent(told));
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  server(false);
});
afterEach(() => jest.useRealTimers());

describe('a page whose connection is lost while it opens', () => {
  it('[BY-09] is loaded anew once it is back and the page does not go on by itself', async () => {
    const { reload } = openPage();
    lose();
    await wait(20_000);
    expect(reload).not.toHaveBeenCalled();
    server(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await wait(3_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is left alone when it has opened meanwhile, and when it had opened before', async () => {
    const { reload, noteOpened, noteCut } = openPage();
    lose();
    server(true);
    await wait(2_500);
    act(noteOpened);
    await wait(60_000);
    noteCut();
    await wait(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew though it has opened, when code of it is missing', async () => {
    const { reload, noteOpened } = openPage();
    failToLoad('Failed to fetch dynamically imported module: http://localhost/a.js');
    act(noteOpened);
    server(true);
    await wait(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('has not lost it because a widget throws while it is loaded', async () => {
    const { reload, noteOpened, shown } = openPage();
    failToLoad('Cannot read properties of undefined');
    expect(shown()).toBe('whole');
    act(noteOpened);
    server(true);
    await wait(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('says that it is stuck where something was typed, and where it was loaded anew already', async () => {
    for (const [navigation, types] of [
      ['navigate', true],
      ['reload', false]
    ] as const) {
      const { reload, noteCut, noteOpened, shown } = openPage(navigation);
      if (types) document.dispatchEvent(new Event('input'));
      server(true);
      act(noteCut);
      expect(shown()).toBe('cut');
      await wait(10_000);
      expect(reload).not.toHaveBeenCalled();
      expect(shown()).toBe('stuck');
      act(noteOpened);
      expect(shown()).toBe('whole');
    }
  });
});
