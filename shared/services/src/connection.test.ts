import { MARKER_TYPES } from '@site/domain';
import {
  connectionBacks,
  isServerAway,
  noteAnswer,
  noteNoAnswer,
  onConnectionBack,
  watchConnection
} from './connection';
import { productRequest } from './http';
import { onRecordsChanged } from './record-changes';

let isUp = true;
const asked: string[] = [];
let stop = () => {};
const seen = jest.fn();

/** Advances the timers and awaits the pending answers. */
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Serves requests while `isUp`. */
function serve() {
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
  serve();
  stop = watchConnection(seen);
});
afterEach(async () => {
  isUp = true;
  serve();
  jest.useFakeTimers();
  window.dispatchEvent(new Event('online'));
  await later(0);
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
    await expect(productRequest('/x')).rejects.toMatchObject({ code: 'network' });
    await later(60_000);
    expect(asked).toEqual(['/x', '/healthz']);
    expect([isServerAway(), seen.mock.calls.length]).toEqual([false, 0]);
  });

  it('is lost when a check fails too, and is checked again with growing delays', async () => {
    isUp = false;
    await expect(productRequest('/x', { serverUrl: 'https://site.example' })).rejects.toMatchObject({
      code: 'network'
    });
    await later(0);
    expect([isServerAway(), seen.mock.calls.length]).toEqual([true, 1]);
    const looks = () => asked.filter((url) => url === 'https://site.example/healthz').length;
    const counts = [];
    for (const ms of [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      await later(ms);
      counts.push(looks());
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    noteNoAnswer('');
    await later(29_000);
    expect(looks()).toBe(8);
  });

  it('is checked at the server of the last call when a library got no answer', async () => {
    await productRequest('/x', { serverUrl: 'https://site.example' });
    isUp = false;
    noteNoAnswer();
    await later(0);
    expect(asked.at(-1)).toBe('https://site.example/healthz');
    expect(isServerAway()).toBe(true);
  });

  it('is reported once when it is back, to listeners with failed requests and for all records', async () => {
    const records: string[] = [];
    const again = jest.fn();
    const stopListening = [onConnectionBack(again), onRecordsChanged((type) => records.push(type))];
    const before = connectionBacks();
    isUp = false;
    window.dispatchEvent(new Event('offline'));
    await later(0);
    expect(isServerAway()).toBe(true);
    isUp = true;
    await later(1_000);
    expect([isServerAway(), connectionBacks() - before]).toEqual([false, 1]);
    expect([seen.mock.calls.length, again.mock.calls.length]).toEqual([2, 1]);
    jest.useRealTimers();
    while (records.length < MARKER_TYPES.length) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(records).toEqual(MARKER_TYPES);
    for (const end of stopListening) end();
    jest.useFakeTimers();
    noteAnswer();
    await later(60_000);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is checked at once when the browser is online again, a call is answered, or the page becomes visible', async () => {
    for (const back of [
      () => window.dispatchEvent(new Event('online')),
      () => void productRequest('/x'),
      () => document.dispatchEvent(new Event('visibilitychange'))
    ]) {
      isUp = false;
      window.dispatchEvent(new Event('offline'));
      await later(20_000);
      expect(isServerAway()).toBe(true);
      isUp = true;
      back();
      await later(0);
      expect(isServerAway()).toBe(false);
    }
  });

  it('is lost too when a proxy cannot reach the server', async () => {
    globalThis.fetch = jest.fn(async () => new Response('<html>', { status: 502 }));
    await expect(productRequest('/x')).rejects.toMatchObject({ code: 'http_502' });
    await later(0);
    expect(isServerAway()).toBe(true);
  });

  it('is not checked without a watcher', async () => {
    stop();
    isUp = false;
    await expect(productRequest('/x')).rejects.toMatchObject({ code: 'network' });
    window.dispatchEvent(new Event('offline'));
    await later(60_000);
    expect(asked).toEqual(['/x']);
    stop = watchConnection(seen);
  });

  it('is checked from the start when the browser is offline from the start', async () => {
    stop();
    isUp = false;
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    stop = watchConnection(seen);
    await later(0);
    expect(isServerAway()).toBe(true);
    jest.restoreAllMocks();
  });
});
