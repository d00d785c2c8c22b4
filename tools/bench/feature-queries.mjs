/** Points spread evenly over the country by Kronecker's sequence, the same on every machine. */
export const POINTS = 50_000;
const [WEST, SOUTH, WIDTH, HEIGHT] = [2.7, 4.3, 11.9, 9.5];
/** Side of a box with about 700 of the points, degrees. */
const SIDE = Math.sqrt((WIDTH * HEIGHT * 700) / POINTS);

export const insertPoints = `
  TRUNCATE mill CASCADE;
  INSERT INTO mill (id, name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
      number_of_pressers, physically_tagged, last_discovery_date, oil_palm_cluster_hectares, deforested_layer_hectares,
      geom)
    SELECT n, 'Mill ' || n, CASE n % 3 WHEN 0 THEN 'Large' ELSE 'Small' END, 'state-' || n % 37, 'lga-' || n % 774,
      chr(65 + n % 26) || chr(65 + n / 26 % 26) || 'AA', n % 2 = 0, n % 5 = 0, n % 9, n % 4, true,
      DATE '2026-01-01' - n % 61, 1 + n % 400, n % 90, ST_Point(${WEST} + ${WIDTH} * (n * 0.7548776662466927 % 1)::float8, ${SOUTH} + ${HEIGHT} * (n * 0.5698402909980532 % 1)::float8, 4326)
    FROM generate_series(1, ${POINTS}) AS n;
  INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne)
    SELECT n, DATE '2026-01-01' - n % 300, 1 + n * 7919 % 1000 / 10.0, 34000 + n * 7919 % 6000
    FROM generate_series(1, ${POINTS}) AS n;
  INSERT INTO dataset_source (dataset, attribution, demonstration, imported_at, rows)
    SELECT name, 'Benchmark', true, now(), ${POINTS} FROM unnest(ARRAY['mill', 'supplier', 'purchase']) AS name
    ON CONFLICT (dataset) DO UPDATE SET rows = excluded.rows;`;

/** @param {Random} random */
const createBox = (random) => {
  const west = WEST + random() * (WIDTH - SIDE);
  const south = SOUTH + random() * (HEIGHT - SIDE);
  return [west, south, west + SIDE, south + SIDE].map((side) => side.toFixed(6)).join(',');
};
/**
 * Returns a non-integer bound that no earlier request had, since repeated requests would come from the cache.
 * @param {Random} random
 * @param {number} least
 * @param {number} most
 */
const createBound = (random, least, most) => (least + random() * (most - least)).toFixed(9);

/** Fields that the panel of the mills filters and shows. */
export const FIELDS =
  'OBJECTID,name,size,state_slug,lastDiscoveryDate,tonsAmount,avgPricePerTon,noOfTransactions,sustainabilityScore';

/** @typedef {() => number} Random numbers from 0 to 1 */
/** @typedef {Record<string, string>} QueryParams */

/** @typedef {'filter' | 'count' | 'box' | 'groups'} QueryName */

/**
 * Parameters of one request of each kind.
 * @type {Record<QueryName, (random: Random) => QueryParams>}
 */
export const QUERIES = {
  filter: (random) => ({
    where: `state_slug = 'state-${Math.floor(random() * 37)}' AND tonsAmount >= ${createBound(random, 90, 98)}`,
    outFields: FIELDS
  }),
  count: (random) => ({ where: `tonsAmount > ${createBound(random, 10, 90)}`, returnCountOnly: 'true' }),
  box: (random) => ({
    geometry: createBox(random),
    geometryType: 'esriGeometryEnvelope',
    spatialRel: 'esriSpatialRelIntersects',
    inSR: '4326',
    outSR: '4326',
    outFields: FIELDS
  }),
  groups: (random) => ({
    where: `sustainabilityScore >= ${createBound(random, 60, 90)}`,
    groupByFieldsForStatistics: 'state_slug',
    outStatistics: JSON.stringify([
      { statisticType: 'sum', onStatisticField: 'tonsAmount', outStatisticFieldName: 'total' },
      { statisticType: 'count', onStatisticField: 'OBJECTID', outStatisticFieldName: 'n' }
    ])
  })
};

/** @typedef {{ attributes: Record<string, unknown>, geometry?: { x: number, y: number } }} Feature */
/** @typedef {{ error?: { message?: string }, count?: number, features?: Feature[] }} AnswerBody */

/**
 * Returns the content of a response in a fixed order, without the differences in wording between servers.
 * @param {AnswerBody} body
 */
export function normalizeAnswer(body) {
  if (body.error) throw new Error(JSON.stringify(body.error));
  if (body.count !== undefined) return body.count;
  const rows = (body.features ?? []).map(({ attributes, geometry }) => {
    const entries = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([
      entries.map(([name, value]) => [name, typeof value === 'number' ? Number(value.toFixed(6)) : value]),
      geometry ? [geometry.x.toFixed(6), geometry.y.toFixed(6)] : null
    ]);
  });
  return rows.sort();
}
