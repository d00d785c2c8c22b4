/*
 * Adds very many mills and purchases to a store. Sums are computed once at the end, not after each statement.
 */

/** Rows written by one statement. */
const BATCH = 50_000;

/** Mills over all LGAs, on a grid over the country. */
const MILLS = `
  INSERT INTO mill (name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
      number_of_pressers, physically_tagged, geom)
    SELECT 'Mill ' || n, 'Small', 'state', 'lga', codes[1 + n % cardinality(codes)], n % 2 = 0, n % 3 = 0, n % 50,
        1 + n % 3, true, ST_SetSRID(ST_MakePoint(3.5 + (n % 1009) * 0.009, 5 + (n % 907) * 0.008), 4326)
      FROM generate_series($1::integer, $2::integer) AS n, (SELECT array_agg(code ORDER BY code) AS codes FROM lga) AS all_lga`;

/** One purchase at each of the newest mills. */
const PURCHASES = `
  INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne)
    SELECT newest - n + 1, date '2024-01-01' + n % 600, 1 + n % 20, 100000 + n % 1000
      FROM generate_series($1::integer, $2::integer) AS n, (SELECT max(id) AS newest FROM mill) AS last`;

/** @typedef {import('../../server/src/store/store').Store} Store */
/** @typedef {import('../bench/server-code.mjs').FaultCode} FaultCode */

/**
 * Adds rows in one transaction.
 * @param {Store} store
 * @param {{ mills: number, purchases: number }} counts at most as many purchases as mills
 * @param {FaultCode} code
 */
export const addRows = (store, { mills, purchases }, code) =>
  store.transaction(async (query) => {
    await code.pauseStoredSums(query);
    for (const [sql, count] of /** @type {const} */ ([
      [MILLS, mills],
      [PURCHASES, purchases]
    ]))
      for (let first = 1; first <= count; first += BATCH)
        await query(sql, [first, Math.min(first + BATCH - 1, count)]);
    await code.resumeStoredSums(query);
    await code.recomputeStoredSums(query);
  });
