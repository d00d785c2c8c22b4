import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { StoreUnavailableError } from '../store/store';
import { GuestLimit } from './guest-limit';

let store: TestStore;
let now = new Date('2026-11-21T08:00:00Z');
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Creates a separate limit over the same store, as another process has. */
const createLimit = (most: number, block: number, what = 'call') =>
  new GuestLimit(store, { what, most, windowMs: 60_000, block }, () => now);
const takeCalls = (of: GuestLimit, times: number) =>
  Promise.all(Array.from({ length: times }, () => of.consume('10.0.0.1')));
const countAllowed = (waits: readonly (number | null)[]) => waits.filter((wait) => wait === null).length;

describe('limit on guests', () => {
  it('is exact over several processes, and admits calls again when the window is over', async () => {
    const [one, other] = [createLimit(100, 10), createLimit(100, 10)];
    const waits = (await Promise.all([takeCalls(one, 80), takeCalls(other, 80)])).flat();
    expect(countAllowed(waits)).toBe(100);
    expect(Math.max(...waits.map((wait) => wait ?? 0))).toBe(60);
    now = new Date(now.getTime() + 60_000);
    expect(countAllowed(await takeCalls(one, 80))).toBe(80);
  });

  it('queries the database once for a block of calls', async () => {
    const asked = jest.spyOn(store, 'query');
    const ours = createLimit(1_000, 50, 'tile');
    await takeCalls(ours, 100);
    expect(asked.mock.calls.filter(([sql]) => sql.includes('INSERT INTO call_count'))).toHaveLength(2);
    asked.mockRestore();
  });

  it('is off at 0, and refuses nobody while the database is away', async () => {
    expect(countAllowed(await takeCalls(createLimit(0, 1, 'free'), 500))).toBe(500);
    const away = { ...store, query: () => Promise.reject(new StoreUnavailableError('away')) };
    const ours = new GuestLimit(away, { what: 'away', most: 1, windowMs: 60_000, block: 1 }, () => now);
    expect(countAllowed(await takeCalls(ours, 5))).toBe(5);
  });
});
