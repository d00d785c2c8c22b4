/* A store of versioned records in memory, with faults that can be switched on: they prove that the checker finds them. */

/** @typedef {import('./check-history.mjs').Fault} Fault */
/** @typedef {import('./check-history.mjs').Seen} Seen */
/** @typedef {{ kind: 'create' | 'update' | 'delete' | 'read', record: string, value: number | null, base: number | null }} Request */
/** @typedef {{ outcome: 'done' | 'refused', seen: Seen | null }} Answer */

/**
 * Creates a store.
 * @param {Fault | null} fault the promise that it breaks now and then
 * @param {() => number} random 0 to 1
 */
export function createSimulatedStore(fault, random) {
  /** @type {Map<string, Seen>} */
  const records = new Map();
  /**
   * Answers to creates, by their key.
   * @type {Map<string, Seen>}
   */
  const replies = new Map();
  /** @type {Map<string, Seen>} */
  const earlier = new Map();
  /** @type {Map<string, Seen>} */
  const deleted = new Map();
  /** @type {(Seen & { record: string })[]} */
  const copies = [];
  /** @param {Fault} one */
  const breaks = (one) => fault === one && random() < 0.3;
  let ids = 0;

  /** @param {Request} request @returns {Answer} */
  function create({ record, value }) {
    const replayed = replies.get(record);
    if (replayed && breaks('duplicate'))
      copies.push({ record, id: `r${(ids += 1)}`, version: 1, value: value ?? 0 });
    if (replayed) return { outcome: 'done', seen: replayed };
    const seen = { id: `r${(ids += 1)}`, version: 1, value: value ?? 0 };
    replies.set(record, seen);
    if (!breaks('lostWrite')) records.set(record, seen);
    return { outcome: 'done', seen };
  }

  /** @param {Request} request @returns {Answer} */
  function update({ record, value, base }) {
    const known = records.get(record);
    if (!known) return { outcome: 'refused', seen: null };
    const isOutdated = base !== known.version;
    if (isOutdated && breaks('refusedWrite'))
      records.set(record, { ...known, version: known.version + 1, value: value ?? 0 });
    if (isOutdated && !breaks('lostUpdate')) return { outcome: 'refused', seen: null };
    const seen = { ...known, version: (base ?? 0) + 1, value: value ?? 0 };
    earlier.set(record, known);
    if (!breaks('lostWrite'))
      records.set(record, breaks('wrongValue') ? { ...seen, value: known.value } : seen);
    return { outcome: 'done', seen };
  }

  /** @param {Request} request @returns {Answer} */
  function remove({ record }) {
    const known = records.get(record);
    if (!known) return { outcome: 'refused', seen: null };
    records.delete(record);
    deleted.set(record, known);
    return { outcome: 'done', seen: null };
  }

  /** @param {Request} request @returns {Answer} */
  function read({ record }) {
    const [known, before, gone] = [records.get(record), earlier.get(record), deleted.get(record)];
    if (gone && breaks('deletedRead')) return { outcome: 'done', seen: gone };
    const isOld = before && known && (breaks('staleRead') || breaks('versionBack'));
    return { outcome: 'done', seen: (isOld ? before : known) ?? null };
  }

  const answers = { create, update, delete: remove, read };
  return {
    /** @param {Request} request */
    answer: (request) => answers[request.kind](request),
    list: () => [...[...records].map(([record, seen]) => ({ record, ...seen })), ...copies]
  };
}
