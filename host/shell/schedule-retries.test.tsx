import { act, renderHook } from '@testing-library/react';
import {
  isCodeMissing,
  isUnanswered,
  isUnreached,
  retryNow,
  scheduleRetries,
  useRetries
} from './schedule-retries';

const failed = new TypeError('Failed to fetch');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a failure without an answer', () => {
  it('is distinguished from a refusal', () => {
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

  it('is distinguished from an error of the code, whose message helps', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js');
    expect(
      [failed, missing, new TypeError("Cannot read properties of undefined (reading 'id')")].map(isUnreached)
    ).toEqual([true, true, false]);
  });

  it('is retried at once on request; the page is reloaded for missing code if its server answers', async () => {
    const server = jest.spyOn(globalThis, 'fetch');
    const [again, loadAnew] = [jest.fn(), jest.fn()];
    const missing = new Error('Importing a module script failed.');
    server.mockRejectedValue(failed);
    await retryNow(missing, again, loadAnew);
    server.mockResolvedValue(new Response(null, { status: 502 }));
    await retryNow(missing, again, loadAnew);
    await retryNow(failed, again, loadAnew);
    expect([again.mock.calls.length, loadAnew.mock.calls.length]).toEqual([3, 0]);
    server.mockResolvedValue(new Response());
    await retryNow(missing, again, loadAnew);
    expect([again.mock.calls.length, loadAnew.mock.calls.length]).toEqual([3, 1]);
    server.mockRestore();
  });

  it('is retried after doubling pauses and when the network is back, until stopped', () => {
    const again = jest.fn();
    const end = scheduleRetries(again);
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

  it('is retried by a component while it has failed', () => {
    const again = jest.fn();
    const { rerender, unmount } = renderHook(({ is }) => useRetries(is, again), {
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
