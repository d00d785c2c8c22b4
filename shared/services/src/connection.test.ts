import { FORM_TYPES } from '@site/domain';
import {
  getReconnectCount,
  isServerUnreachable,
  reportResponse,
  reportNoResponse,
  onReconnect,
  watchConnection
} from './connection';
import { requestProductApi } from './http';
import { onRecordsChanged } from './record-changes';

let isUp = true;
const asked: string[] = [];
let stop = () => {};
const seen = jest.fn();

/** Advances the timers and awaits the pending answers. */
const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Serves requests while `isUp`. */
function startServer() {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    asked.push(String(input));
    if (!isUp) throw new TypeError('Failed to fetch');
    return new Response('{}', { status: 200 });
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  isUp = true;
  asked.length = 0;
  seen.mockReset();
  startServer();
  stop = watchConnection(seen);
});
afterEach(async () => {
  isUp = true;
  startServer();
  jest.useFakeTimers();
  window.dispatchEvent(new Event('online'));
  await advanceTime(0);
  stop();
  jest.useRealTimers();
});

describe('the connection', () => {
  it('is not lost when a check reaches the server after a failed call', async () => {
    globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
      asked.push(String(input));
      if (String(input) === '/x') throw new TypeError('Failed to fetch');
      return new Response('', { status: 404 });
    });
    await expect(requestProductApi('/x')).rejects.toMatchObject({ code: 'network' });
    await advanceTime(60_000);
    expect(asked).toEqual(['/x', '/healthz']);
    expect([isServerUnreachable(), seen.mock.calls.length]).toEqual([false, 0]);
  });

  it('is lost when a check fails too, and is checked again with growing delays', async () => {
    isUp = false;
    await expect(requestProductApi('/x', { serverUrl: 'https://site.example' })).rejects.toMatchObject({
      code: 'network'
    });
    await advanceTime(0);
    expect([isServerUnreachable(), seen.mock.calls.length]).toEqual([true, 1]);
    const countChecks = () => asked.filter((url) => url === 'https://site.example/healthz').length;
    const counts = [];
    for (const ms of [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await advanceTime(ms);
      counts.push(countChecks());
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    reportNoResponse('');
    await advanceTime(29_000);
    expect(countChecks()).toBe(8);
  });

  it('is checked at the server of the last call when a library got no answer', async () => {
    await requestProductApi('/x', { serverUrl: 'https://site.example' });
    isUp = false;
    reportNoResponse();
    await advanceTime(0);
    expect(asked.at(-1)).toBe('https://site.example/healthz');
    expect(isServerUnreachable()).toBe(true);
  });

  it('is reported once when it is back, to listeners with failed requests and for all records', async () => {
    const records: string[] = [];
    const again = jest.fn();
    const stopListening = [onReconnect(again), onRecordsChanged((type) => records.push(type))];
    const before = getReconnectCount();
    isUp = false;
    window.dispatchEvent(new Event('offline'));
    await advanceTime(0);
    expect(isServerUnreachable()).toBe(true);
    isUp = true;
    await advanceTime(1_000);
    expect([isServerUnreachable(), getReconnectCount() - before]).toEqual([false, 1]);
    expect([seen.mock.calls.length, again.mock.calls.length]).toEqual([2, 1]);
    jest.useRealTimers();
    while (records.length < FORM_TYPES.length) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(records).toEqual(FORM_TYPES);
    for (const end of stopListening) end();
    jest.useFakeTimers();
    reportResponse();
    await advanceTime(60_000);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is checked at once when the browser is online again, a call is answered, or the page becomes visible', async () => {
    for (const back of [
      () => window.dispatchEvent(new Event('online')),
      () => void requestProductApi('/x'),
      () => document.dispatchEvent(new Event('visibilitychange'))
    ]) {
      isUp = false;
      window.dispatchEvent(new Event('offline'));
      await advanceTime(20_000);
      expect(isServerUnreachable()).toBe(true);
      isUp = true;
      back();
      await advanceTime(0);
      expect(isServerUnreachable()).toBe(false);
    }
  });

  it('is lost too when a proxy cannot reach the server', async () => {
    globalThis.fetch = jest.fn(async () => new Response('<html>', { status: 502 }));
    await expect(requestProductApi('/x')).rejects.toMatchObject({ code: 'http_502' });
    await advanceTime(0);
    expect(isServerUnreachable()).toBe(true);
  });

  it('is not checked without a watcher', async () => {
    stop();
    isUp = false;
    await expect(requestProductApi('/x')).rejects.toMatchObject({ code: 'network' });
    window.dispatchEvent(new Event('offline'));
    await advanceTime(60_000);
    expect(asked).toEqual(['/x']);
    stop = watchConnection(seen);
  });

  it('is checked from the start when the browser is offline from the start', async () => {
    stop();
    isUp = false;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stop = watchConnection(seen);
    await advanceTime(0);
    expect(isServerUnreachable()).toBe(true);
    jest.restoreAllMocks();
  });
});
