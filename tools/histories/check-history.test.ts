import { checkHistory, FAULTS } from './check-history.mjs';
import type { Call, Fault } from './check-history.mjs';
import { runClients } from './clients.mjs';
import { createSimulatedStore } from './simulated-store.mjs';

/** Returns a generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lets other clients go on, as often as chance wants. */
async function waitSomeTurns(random: () => number): Promise<void> {
  for (let turns = Math.floor(random() * 4); turns > 0; turns--) await Promise.resolve();
}

/** Makes a history of 8 clients on a simulated store; one answer in fifty is lost. */
async function makeHistory(seed: number, fault: Fault | null, calls = 500) {
  const random = createRandom(seed);
  const store = createSimulatedStore(fault, random);
  let clock = 0;
  const made = await runClients({
    clients: 8,
    calls,
    prefix: 'r',
    random,
    now: () => (clock += 1),
    send: async (request) => {
      await waitSomeTurns(random);
      const answer = store.answer(request);
      await waitSomeTurns(random);
      return random() < 0.02 ? { outcome: 'unknown' as const, seen: null } : answer;
    }
  });
  return { calls: made, last: store.list() };
}

describe('the checker of histories', () => {
  it('accepts 500 histories of a correct store, with concurrent calls and lost answers', async () => {
    for (let seed = 1; seed <= 500; seed++) {
      const history = await makeHistory(seed, null, 100);
      expect({ seed, found: checkHistory(history) }).toEqual({ seed, found: [] });
    }
  });

  it.each(Object.keys(FAULTS) as Fault[])(
    'finds a store with the fault %s in every history',
    async (fault) => {
      for (let seed = 1; seed <= 10; seed++) {
        const found = checkHistory(await makeHistory(seed, fault)).map((finding) => finding.fault);
        expect({ seed, found: found.length > 0 }).toEqual({ seed, found: true });
      }
    }
  );

  const call = (kind: Call['kind'], begin: number, end: number, more: Partial<Call> = {}): Call => ({
    ...{ client: 0, kind, record: 'a', begin, end, outcome: 'done', value: null, base: null, seen: null },
    ...more
  });
  const created = call('create', 1, 2, { value: 1, seen: { id: 'x', version: 1, value: 1 } });
  const updated = call('update', 3, 4, { value: 2, base: 1, seen: { id: 'x', version: 2, value: 2 } });
  const second = { record: 'a', id: 'x', version: 2, value: 2 };
  const first = { id: 'x', version: 1, value: 1 };

  it('allows a read beside a write to show either state', () => {
    const read = call('read', 3.5, 3.6, { client: 1, seen: first });
    expect(checkHistory({ calls: [created, updated, read], last: [second] })).toEqual([]);
  });

  it('allows a write without an answer to be done, late or never', () => {
    const open = call('update', 5, Infinity, { value: 3, base: 2, outcome: 'unknown' });
    const calls = [created, updated, open];
    expect(checkHistory({ calls, last: [second] })).toEqual([]);
    expect(checkHistory({ calls, last: [{ ...second, version: 3, value: 3 }] })).toEqual([]);
  });

  it('names the promise that is broken', () => {
    const list = (...more: Call[]) => [
      ...new Set(
        checkHistory({ calls: [created, updated, ...more], last: [second] }).map(({ fault }) => fault)
      )
    ];
    expect(list(call('read', 5, 6, { seen: first }))).toEqual(['staleRead']);
    expect(list(call('read', 5, 6))).toEqual(['lostWrite']);
    expect(
      list(call('update', 3, 5, { value: 4, base: 1, seen: { id: 'x', version: 2, value: 4 } }))
    ).toEqual(['lostUpdate', 'wrongValue']);
    expect(checkHistory({ calls: [created, updated], last: [{ ...second, ...first }] })).toMatchObject([
      { fault: 'lostWrite' }
    ]);
    expect(checkHistory({ calls: [created, updated], last: [second, { ...second, id: 'y' }] })).toMatchObject(
      [{ fault: 'duplicate' }]
    );
  });
});
