import { ApiError, IdentityError } from '../common/response-errors';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { MAX_PER_ACCOUNT, MAX_PER_NETWORK, SignInLimit } from './sign-in-limit';

let store: TestStore;
let now = new Date('2026-11-21T08:00:00Z');
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(() => store.query('DELETE FROM call_count'));
afterAll(() => store.close());

/** Creates another limit over the same store, like another process. */
const createLimit = () => new SignInLimit(store, () => now);
const rejectPassword = () => Promise.reject(new IdentityError('INVALID_PASSWORD'));
const acceptPassword = () => Promise.resolve('in');
const readOutcome = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    (error: Error) => error.message
  );
const failSignIn = (email: string, from: string) =>
  readOutcome(createLimit().runAttempt(email, from, rejectPassword));

describe('the limit on signing in', () => {
  it('[AU-15] counts an account over all addresses and processes, and admits it again later', async () => {
    for (let n = 0; n < MAX_PER_ACCOUNT; n++)
      expect(await failSignIn('a@site.example', `10.0.0.${n}`)).toBe('INVALID_PASSWORD');
    const other = createLimit();
    expect(await readOutcome(other.runAttempt('A@site.example ', '10.1.1.1', acceptPassword))).toBe(
      'TOO_MANY_ATTEMPTS_TRY_LATER'
    );
    expect(await readOutcome(other.runAttempt('b@site.example', '10.0.0.1', acceptPassword))).toBe('in');
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await readOutcome(other.runAttempt('a@site.example', '10.1.1.1', acceptPassword))).toBe('in');
  });

  it('[AU-15] counts a network over all accounts', async () => {
    for (let n = 0; n < MAX_PER_NETWORK; n++)
      expect(await failSignIn(`${n}@site.example`, `2001:db8:1:2::${n.toString(16)}`)).toBe(
        'INVALID_PASSWORD'
      );
    expect(
      await readOutcome(createLimit().runAttempt('new@site.example', '2001:db8:1:2:ffff::1', acceptPassword))
    ).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect(
      await readOutcome(createLimit().runAttempt('new@site.example', '2001:db8:1:3::1', acceptPassword))
    ).toBe('in');
  });

  it('limits concurrent attempts like successive ones', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => failSignIn('c@site.example', '10.0.0.1'))
    );
    expect(outcomes.filter((one) => one === 'INVALID_PASSWORD')).toHaveLength(MAX_PER_ACCOUNT);
  });

  it('resets the failures of an account that signs in, and ignores attempts that could not run', async () => {
    for (let n = 0; n < MAX_PER_ACCOUNT - 1; n++) await failSignIn('d@site.example', '10.0.0.1');
    await createLimit().runAttempt('d@site.example', '10.0.0.1', acceptPassword);
    for (let n = 0; n < 2 * MAX_PER_ACCOUNT; n++) {
      const rejectUnavailable = () => Promise.reject(new ApiError(503, 'identity_unavailable', 'away'));
      expect(
        await readOutcome(createLimit().runAttempt('d@site.example', '10.0.0.1', rejectUnavailable))
      ).toBe('away');
    }
    expect(await readOutcome(createLimit().runAttempt('d@site.example', '10.0.0.1', acceptPassword))).toBe(
      'in'
    );
  });

  it('deletes addresses and windows that are over', async () => {
    await failSignIn('e@site.example', '10.0.0.1');
    const { keys } = (
      await store.query<{ keys: string }>(`SELECT string_agg(key, ',') AS keys FROM call_count`)
    )[0]!;
    expect(keys).toMatch(/^[0-9a-f]{64},[0-9a-f]{64}$/);
    now = new Date(now.getTime() + 10 * 60_000);
    await createLimit().runAttempt('f@site.example', '10.0.0.2', acceptPassword);
    const rows = await store.query<{ n: number }>('SELECT count(*) AS n FROM call_count');
    expect(rows).toEqual([{ n: 1 }]);
  });
});
