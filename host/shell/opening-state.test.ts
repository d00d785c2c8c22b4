import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import type * as Module from './opening-state';

const mockReact = React;

/** Loads the module again, because its state is per page. */
function openPage(navigation = 'navigate') {
  jest.resetModules();
  // The module and the test share one React.
  jest.doMock('react', () => mockReact);
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  Object.assign(performance, { getEntriesByType: () => [{ type: navigation }] });
  const parts = jest.requireActual<typeof Module>('./opening-state');
  const reload = jest.fn();
  parts.watchOpening(reload);
  const { result } = renderHook(() => parts.useOpeningState());
  return { ...parts, reload, shown: () => result.current };
}

const mockServer = (isThere: boolean) => {
  globalThis.fetch = jest.fn(() =>
    isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch'))
  );
};
const loseConnection = () => act(() => void window.dispatchEvent(new Event('offline')));
/** Dispatches the event for a module that failed to load. */
const firePreloadError = (message: string) => {
  const told = Object.assign(new Event('vite:preloadError'), { payload: new TypeError(message) });
  act(() => void window.dispatchEvent(told));
};
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  mockServer(false);
});
afterEach(() => jest.useRealTimers());

describe('a page that loses its connection while it opens', () => {
  it('[BY-09] is reloaded once the connection is back and the opening does not continue', async () => {
    const { reload } = openPage();
    loseConnection();
    await advanceTime(20_000);
    expect(reload).not.toHaveBeenCalled();
    mockServer(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await advanceTime(3_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded when it has opened meanwhile or before', async () => {
    const { reload, markOpened, markConnectionLost } = openPage();
    loseConnection();
    mockServer(true);
    await advanceTime(2_500);
    act(markOpened);
    await advanceTime(60_000);
    markConnectionLost();
    await advanceTime(60_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is reloaded even after it has opened when code is missing', async () => {
    const { reload, markOpened } = openPage();
    firePreloadError('Failed to fetch dynamically imported module: http://localhost/a.js');
    act(markOpened);
    mockServer(true);
    await advanceTime(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ignores a widget that throws while it is loaded', async () => {
    const { reload, markOpened, shown } = openPage();
    firePreloadError('Cannot read properties of undefined');
    expect(shown()).toBe('whole');
    act(markOpened);
    mockServer(true);
    await advanceTime(10_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is stuck instead of reloaded after typing or an earlier reload', async () => {
    for (const [navigation, types] of [
      ['navigate', true],
      ['reload', false]
    ] as const) {
      const { reload, markConnectionLost, markOpened, shown } = openPage(navigation);
      if (types) document.dispatchEvent(new Event('input'));
      mockServer(true);
      act(markConnectionLost);
      expect(shown()).toBe('cut');
      await advanceTime(10_000);
      expect(reload).not.toHaveBeenCalled();
      expect(shown()).toBe('stuck');
      act(markOpened);
      expect(shown()).toBe('whole');
    }
  });
});
