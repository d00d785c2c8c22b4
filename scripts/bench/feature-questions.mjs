/** Points spread evenly over the country: Kronecker's sequence, the same wherever it is made. */
export const POINTS = 50_000;
const [WEST, SOUTH, WIDTH, HEIGHT] = [2.7, 4.3, 11.9, 9.5];
/** Sides of a box with about 700 of the points in it, in degrees. */
const SIDE = Math.sqrt((WIDTH * HEIGHT * 700) / POINTS);

export const insertPoints = `
  TRUNCATE minigrid;
  INSERT INTO minigrid (site_name, state, conn_on_ground, geom)
    SELECT 'Site ' || n, 'State ' || n % 37, n * 7919 % 1000,
      ST_Point(${WEST} + ${WIDTH} * (n * 0.7548776662466927 % 1)::float8, ${SOUTH} + ${HEIGHT} * (n * 0.5698402909980532 % 1)::float8, 4326)
    FROM generate_series(1, ${POINTS}) AS n;
  INSERT INTO dataset_source (dataset, attribution, demonstration, imported_at, rows)
    VALUES ('minigrid', 'Benchmark', true, now(), ${POINTS})
    ON CONFLICT (dataset) DO UPDATE SET rows = excluded.rows;`;

const box = (random) => {
  const west = WEST + random() * (WIDTH - SIDE);
  const south = SOUTH + random() * (HEIGHT - SIDE);
  return [west, south, west + SIDE, south + SIDE].map((side) => side.toFixed(6)).join(',');
};
/** A bound between whole numbers that no request had before: an answer asked for again is only remembered. */
const bound = (random, least, most) => (least + random() * (most - least)).toFixed(9);

/** The parameters of one request of each kind. */
export const QUESTIONS = {
  filter: (random) => ({
    where: `State = 'State ${Math.floor(random() * 37)}' AND connOnground >= ${bound(random, 900, 980)}`,
    outFields: '*'
  }),
  count: (random) => ({ where: `connOnground > ${bound(random, 100, 900)}`, returnCountOnly: 'true' }),
  box: (random) => ({
    geometry: box(random),
    geometryType: 'esriGeometryEnvelope',
    spatialRel: 'esriSpatialRelIntersects',
    inSR: '4326',
    outSR: '4326',
    outFields: '*'
  }),
  groups: (random) => ({
    where: `connOnground >= ${bound(random, 0, 500)}`,
    groupByFieldsForStatistics: 'State',
    outStatistics: JSON.stringify([
      { statisticType: 'sum', onStatisticField: 'connOnground', outStatisticFieldName: 'total' },
      { statisticType: 'count', onStatisticField: 'OBJECTID', outStatisticFieldName: 'n' }
    ])
  })
};

/** What an answer says, in one order and without what each server words in its own way. */
export function essence(body) {
  if (body.error) throw new Error(JSON.stringify(body.error));
  if (body.count !== undefined) return body.count;
  const rows = body.features.map(({ attributes, geometry }) => {
    const entries = Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([
      entries.map(([name, value]) => [name, typeof value === 'number' ? Number(value.toFixed(6)) : value]),
      geometry ? [geometry.x.toFixed(6), geometry.y.toFixed(6)] : null
    ]);
  });
  return rows.sort();
}
