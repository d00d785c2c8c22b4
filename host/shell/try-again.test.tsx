import { act, renderHook } from '@testing-library/react';
import { isCodeMissing, isUnanswered, tryAgain, useTryAgain } from './try-again';

const failed = new TypeError('Failed to fetch');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what has failed for want of an answer', () => {
  it('is told from what was refused', () => {
    expect(isUnanswered(failed)).toBe(true);
    expect(isUnanswered(new Error('The server answered 503.'))).toBe(true);
    const ofSdk = { name: 'request:server', message: 'Failed to fetch', details: {} };
    expect(isUnanswered(ofSdk)).toBe(true);
    expect(isUnanswered({ ...ofSdk, message: 'No.', details: { httpStatus: 400 } })).toBe(false);
    for (const message of [
      'Failed to fetch dynamically imported module: http://localhost/a.js',
      'Unable to preload CSS for /a.css',
      'Importing a module script failed.'
    ])
      expect([isUnanswered(new Error(message)), isCodeMissing(new Error(message))]).toEqual([true, true]);
    expect(isCodeMissing(failed)).toBe(false);
    expect(isUnanswered(new Error('The server answered 403.'))).toBe(false);
    expect(isUnanswered('no')).toBe(false);
  });

  it('is tried again after pauses that double, at once when the network is back, until it is ended', () => {
    const again = jest.fn();
    const end = tryAgain(again);
    jest.advanceTimersByTime(2_000);
    jest.advanceTimersByTime(3_999);
    expect(again).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(again).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(again).toHaveBeenCalledTimes(4);
    end();
    jest.advanceTimersByTime(600_000);
    window.dispatchEvent(new Event('online'));
    expect(again).toHaveBeenCalledTimes(4);
  });

  it('is tried again by a part of the page for as long as it stands so', () => {
    const again = jest.fn();
    const { rerender, unmount } = renderHook(({ is }) => useTryAgain(is, again), {
      initialProps: { is: false }
    });
    act(() => void window.dispatchEvent(new Event('online')));
    rerender({ is: true });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(again).toHaveBeenCalledTimes(1);
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(again).toHaveBeenCalledTimes(1);
  });
});
