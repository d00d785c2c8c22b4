/** @typedef {import('./record-opening.mjs').PageRequest} PageRequest */
/** @typedef {import('./send-load.mjs').LoadCall} LoadCall */

/**
 * Share of the calls in percent: most of what a map sends is its opening; boards follow each filter, areas each
 * click, and a few people write.
 */
const SHARES = { opening: 70, board: 15, area: 10, write: 5 };
const BOARDS = ['/api/biochar-summary', '/api/current-price', '/api/raw-material-summary'];
/** Networks that the calls come from, by the header of a proxy: limits of calls are per network. */
const NETWORKS = 50;
const JSON_TYPE = { 'content-type': 'application/json' };

/** @param {number} at a number of the area; each has another start near roads of the demonstration */
const createArea = (at) => ({
  latitude: 5 + ((at * 37) % 50) / 100,
  longitude: 7.5 + ((at * 53) % 60) / 100,
  minutes: [15, 30, 45][at % 3]
});

/** @param {number} at */
const createPartner = (at) => ({
  ...{ name: `Load ${at}`, latitude: 5.5, longitude: 7.5 },
  ...{ biomassType: 'Wood', biomassWaste: 'bark', annualFeedstock: 1000, biocharProduction: 250 },
  ...{ potentialMachineCost: 25_000_000, capexShareCommitted: 40 }
});

/**
 * @typedef {keyof typeof SHARES} CallKind
 * @typedef {{ opening: readonly PageRequest[], token: string, run: string }} MixSource requests of an opening,
 *   session, and a part of the keys of writes that is new in each run
 */

/** @type {Record<CallKind, (at: number, source: MixSource) => PageRequest>} */
const KINDS = {
  opening: (at, { opening }) => /** @type {PageRequest} */ (opening[at % opening.length]),
  board: (at, { token }) => ({
    ...{ method: 'GET', path: BOARDS[at % BOARDS.length] ?? '', body: null },
    headers: { authorization: token }
  }),
  area: (at, { token }) => ({
    ...{ method: 'POST', path: '/api/service-area-summary', body: JSON.stringify(createArea(at)) },
    headers: { authorization: token, ...JSON_TYPE }
  }),
  write: (at, { token, run }) => ({
    ...{ method: 'POST', path: '/api/biochar-partners', body: JSON.stringify(createPartner(at)) },
    headers: { authorization: token, ...JSON_TYPE, 'idempotency-key': `${run}-${at}` }
  })
};

/**
 * Returns the call of a kind with a number.
 * @param {CallKind} name
 * @param {number} at
 * @param {MixSource} source
 * @returns {LoadCall}
 */
export function createCall(name, at, source) {
  const request = KINDS[name](at, source);
  const network = { 'x-forwarded-for': `10.0.${at % NETWORKS}.1` };
  return { name, request: { ...request, headers: { ...request.headers, ...network } } };
}

/**
 * Returns a function that returns the next call of the mix. Kinds are spread evenly: the next is the one that is
 * furthest behind its share.
 * @param {MixSource} source
 * @returns {() => LoadCall}
 */
export function createMix(source) {
  const kinds = /** @type {CallKind[]} */ (Object.keys(SHARES));
  const counts = Object.fromEntries(kinds.map((name) => [name, 0]));
  /** @param {CallKind} name */
  const computeDue = (name) => ((counts[name] ?? 0) + 1) / SHARES[name];
  return () => {
    const name = kinds.reduce((least, other) => (computeDue(other) < computeDue(least) ? other : least));
    const at = counts[name] ?? 0;
    counts[name] = at + 1;
    return createCall(name, at, source);
  };
}
