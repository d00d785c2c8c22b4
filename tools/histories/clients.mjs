/* Clients that write, read and delete a few records at the same time, and note every call. */

/** @typedef {import('./check-history.mjs').Call} Call */
/** @typedef {import('./check-history.mjs').Seen} Seen */
/** @typedef {import('./simulated-store.mjs').Request} Request */
/**
 * Sends a request; 'unknown' when no answer came.
 * @typedef {(request: Request, client: number) => Promise<{ outcome: Call['outcome'], seen: Seen | null }>} Send
 */

/** Records that all clients use at a time, so that they meet often. */
const RECORDS = 6;
/** Calls on a record before a new one takes its place. */
const CALLS_PER_RECORD = 60;

/**
 * Chooses the next request of a client: mostly updates and reads.
 * @param {number} chance 0 to 1
 * @param {string} record
 * @param {number} value
 * @param {Seen | null | undefined} known as this client saw the record last; undefined when it never did
 * @returns {Request}
 */
function chooseRequest(chance, record, value, known) {
  if (known === undefined && chance < 0.7) return { kind: 'create', record, value, base: null };
  if (!known || chance < 0.4) return { kind: 'read', record, value: null, base: null };
  if (chance < 0.98) return { kind: 'update', record, value, base: known.version };
  return { kind: 'delete', record, value: null, base: known.version };
}

/**
 * Runs clients until together they have made a number of calls, and returns these.
 * @param {{ clients: number, calls: number, prefix: string, random: () => number, now: () => number, send: Send }} options
 *   `prefix` begins the names of the records, `random` is 0 to 1, `now` is a clock, ms.
 * @returns {Promise<Call[]>}
 */
export async function runClients({ clients, calls, prefix, random, now, send }) {
  /** @type {Call[]} */
  const made = [];
  let values = 0;
  /**
   * Values of creates: the same key is only sent with the same contents.
   * @type {Map<string, number>}
   */
  const created = new Map();
  let begun = 0;
  /** @param {number} client */
  const runClient = async (client) => {
    /** @type {Map<string, Seen | null>} */
    const known = new Map();
    while (begun < calls) {
      const generation = Math.floor(begun / (RECORDS * CALLS_PER_RECORD));
      const record = `${prefix}-${generation}-${Math.floor(random() * RECORDS)}`;
      begun += 1;
      const request = chooseRequest(random(), record, (values += 1), known.get(record));
      if (request.kind === 'create') {
        request.value = created.get(record) ?? request.value;
        created.set(record, request.value ?? 0);
      }
      const begin = now();
      const { outcome, seen } = await send(request, client);
      made.push({ client, ...request, begin, end: outcome === 'unknown' ? Infinity : now(), outcome, seen });
      if (outcome === 'done') known.set(record, seen);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
  return made;
}
