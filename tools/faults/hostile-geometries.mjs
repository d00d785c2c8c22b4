/*
 * Geometries that break the rules of GeoJSON or of geometry itself, each as text: JSON has no NaN, and clients send
 * such texts nevertheless.
 */

const VERTICES = 100_000;

/** @typedef {[number, number]} Place */

/** @param {number} value */
const round = (value) => Number(value.toFixed(12));

/**
 * Returns the corners of a regular polygon, closed; a step above 1 makes its edges cross each other.
 * @param {number} corners
 * @param {{ x?: number, y?: number, radius?: number, step?: number }} [options]
 * @returns {Place[]}
 */
function createRing(corners, { x = 7.7, y = 5.1, radius = 0.01, step = 1 } = {}) {
  return Array.from({ length: corners + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * step * (corner % corners)) / corners;
    return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
  });
}

/** Corners of a zigzag and of two combs: nearly as many as a plot may have. */
const TEETH_CORNERS = 9_000;

/**
 * Returns a closed zigzag of long parallel edges, which never cross although the boxes of all have a part in common.
 * @param {number} shift
 * @returns {Place[]}
 */
function createZigzag(shift) {
  const corners = Array.from({ length: TEETH_CORNERS }, (_, corner) => {
    const along = 7.7 + shift / 1e4 + corner * 1e-6;
    return /** @type {Place} */ ((corner % 2 === 0 ? [along, 5.1] : [along + 0.02, 5.12]).map(round));
  });
  return [...corners, [7.8, 5.12], [7.8, 5.09], [7.69, 5.09], /** @type {Place} */ (corners[0])];
}

/**
 * Returns a closed comb; two of them, with teeth to the north and to the east, cross millions of times.
 * @param {boolean} pointsEast
 * @returns {Place[]}
 */
function createComb(pointsEast) {
  const teeth = TEETH_CORNERS / 8;
  const step = 0.01 / teeth;
  /** @type {Place[]} */
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const [from, to] = [tooth * step, (tooth + 0.5) * step];
    return /** @type {Place[]} */ ([
      [from, 0],
      [from, 0.01],
      [to, 0.01],
      [to, 0]
    ]);
  }).flat();
  /** @type {Place[]} */
  const ring = [...corners, [0.01, 0], [0.01, -step], [0, -step], [0, 0]];
  return ring.map(([along, out]) => [
    round(7.7 + (pointsEast ? out : along)),
    round(5.1 + (pointsEast ? along : out))
  ]);
}

/** @param {unknown} coordinates */
const writePolygon = (coordinates) => JSON.stringify({ type: 'Polygon', coordinates });
/** @param {string} ring coordinates as text */
const writeRing = (ring) => `{"type":"Polygon","coordinates":[[${ring}]]}`;
/** @param {string} value a coordinate as text */
const writeWithValue = (value) => writeRing(`[7.7,5.1],[${value},5.1],[7.71,5.2],[7.7,5.1]`);

/**
 * @param {number} depth
 * @param {string} inner
 */
const nestCollections = (depth, inner = '') =>
  `${'{"type":"GeometryCollection","geometries":['.repeat(depth)}${inner}${']}'.repeat(depth)}`;

/**
 * Kinds of hostile geometries; `n` varies size and place.
 * @type {Record<string, (n: number) => string>}
 */
const KINDS = {
  'a bow tie': (n) =>
    writeRing(
      `[${7 + n / 100},5],[${7.01 + n / 100},5.01],[${7.01 + n / 100},5],[${7 + n / 100},5.01],[${7 + n / 100},5]`
    ),
  'a star': (n) => writePolygon([createRing(5 + 2 * n, { step: 2 + n })]),
  'a hole outside': (n) => writePolygon([createRing(12), createRing(12, { x: 8 + n / 10 })]),
  'a hole across the edge': (n) => writePolygon([createRing(12), createRing(12, { x: 7.705 + n / 1e4 })]),
  'a hole equal to its shell': (n) => writePolygon([createRing(4 + n), createRing(4 + n)]),
  'holes in holes': (n) =>
    writePolygon(Array.from({ length: 2 + n }, (_, ring) => createRing(16, { radius: 0.01 / (ring + 1) }))),
  'no rings': () => writePolygon([]),
  'an empty ring': () => writePolygon([[]]),
  'an empty collection': (n) => nestCollections(n + 1),
  NaN: () => writeWithValue('NaN'),
  Infinity: (n) => writeWithValue(n % 2 === 0 ? 'Infinity' : '-Infinity'),
  'a number beyond doubles': (n) => writeWithValue(`1e${400 + n}`),
  'huge coordinates': (n) => writeWithValue(`${n % 2 === 0 ? '' : '-'}1e${308 - n}`),
  'tiny coordinates': (n) => writeWithValue(`5e-${324 - n}`),
  'text for a number': (n) => writeWithValue(`"${'9'.repeat(n + 1)}"`),
  'null for a number': () => writeWithValue('null'),
  '100,000 vertices': (n) => writePolygon([createRing(VERTICES + n, { radius: 0.5 })]),
  'a thousand crossings': (n) => writePolygon([createRing(101 + 2 * n, { step: 40 })]),
  'a zigzag without crossings': (n) => writePolygon([createZigzag(n)]),
  'combs across each other': (n) => writePolygon([createComb(n % 2 === 0), createComb(n % 2 !== 0)]),
  'a scribble': (n) =>
    writeRing(
      Array.from({ length: 2_000 }, (_, at) => {
        const turn = ((at * 7_919 + n * 104_729) % 9_973) / 9_973;
        return `[${round(7.7 + turn / 100)},${round(5.1 + ((turn * 271) % 1) / 100)}]`;
      })
        .concat(`[${round(7.7 + ((n * 104_729) % 9_973) / 997_300)},5.1]`)
        .join(',')
    ),
  'nested collections': (n) => nestCollections(10 * (n + 1), '{"type":"Point","coordinates":[7.7,5.1]}'),
  'an unclosed ring': (n) => writePolygon([createRing(5 + n).slice(0, -1)]),
  'two corners': () => writeRing('[7.7,5.1],[7.8,5.1],[7.7,5.1]'),
  'one place repeated': (n) => writeRing(Array.from({ length: 4 + n }, () => '[7.7,5.1]').join(',')),
  'no area': (n) => writeRing(`[7.7,5.1],[7.8,5.1],[${7.8 + n / 10},5.1],[7.7,5.1]`),
  'an area of nanometres': (n) => writePolygon([createRing(4, { radius: 10 ** -(9 + n) })]),
  'a spike': (n) => writeRing(`[7.7,5.1],[7.8,5.1],[7.8,${5.2 + n}],[7.8,5.1],[7.7,5.2],[7.7,5.1]`),
  'a pole': (n) => writePolygon([createRing(24, { x: 0, y: 90 - n / 10, radius: 5 })]),
  'the antimeridian': (n) => writePolygon([createRing(24, { x: 180 - n / 10, radius: 3 })]),
  'the world many times': (n) => writePolygon([createRing(24, { x: 0, y: 0, radius: 360 * (n + 1) })]),
  'one number per place': () => writeRing('[7.7],[7.8],[7.9],[7.7]'),
  'four dimensions': (n) => writePolygon([createRing(4).map((place) => [...place, n, n])]),
  'mixed dimensions': () => writeRing('[7.7,5.1,1],[7.8,5.1],[7.8,5.2,1],[7.7,5.1,1]'),
  'coordinates of another type': () => '{"type":"Polygon","coordinates":[7.7,5.1]}',
  'an unknown type': (n) => `{"type":"${'x'.repeat(n + 1)}","coordinates":[[[7.7,5.1]]]}`,
  'no type': () => '{"coordinates":[[[7.7,5.1],[7.8,5.1],[7.8,5.2],[7.7,5.1]]]}'
};

/**
 * Returns hostile geometries, each with the name of its kind.
 * @param {number} count
 */
export function createHostileGeometries(count) {
  const kinds = Object.entries(KINDS);
  return Array.from({ length: count }, (_, at) => {
    const [name, write] = /** @type {[string, (n: number) => string]} */ (kinds[at % kinds.length]);
    return {
      name: `${name}, ${Math.floor(at / kinds.length) + 1}`,
      text: write(Math.floor(at / kinds.length))
    };
  });
}

/**
 * Statements of PostGIS and PostgreSQL that the database must refuse; `n` varies them.
 * @type {((n: number) => string)[]}
 */
export const FAILING_STATEMENTS = [
  (n) => `SELECT ST_GeomFromText('POLYGON((0 0, ${n} 1')`,
  (n) => `SELECT ST_GeomFromText('POLYGON((0 0, ${n} 1, 2 2))')`,
  (n) => `SELECT ST_GeomFromGeoJSON('{"type":"Polygon","coordinates":[[[${n}')`,
  (n) => `SELECT ST_GeomFromEWKT('SRID=4326;POINT(${n} x)')`,
  (n) => `SELECT ST_GeomFromWKB('\\x00${String(n).padStart(4, '0')}'::bytea)`,
  (n) => `SELECT ST_GeomFromWKB('\\x0103000000ffffff7f${'00'.repeat(n)}'::bytea)`,
  (n) => `SELECT ST_Transform(ST_Point(7, 5, 4326), ${900_000 + n})`,
  (n) => `SELECT ST_Transform(ST_Point(${n}, 91, 4326), 0)`,
  (n) => `SELECT ST_Union(ST_Point(7, ${n}, 4326), ST_Point(7, 5, 3857))`,
  (n) => `SELECT ST_Intersects(ST_Point(7, ${n}, 4326), ST_Point(7, 5, 32632))`,
  (n) => `SELECT ST_MakePolygon(ST_MakeLine(ST_Point(0, 0), ST_Point(1, ${n})))`,
  (n) => `SELECT ST_MakePolygon(ST_Point(${n}, 0))`,
  (n) => `SELECT ST_Buffer(ST_Point(0, 0), 1, 'quad_segs=${n} join=none')`,
  (n) => `SELECT ST_LineInterpolatePoint(ST_Point(0, 0), ${n + 2})`,
  (n) => `SELECT ST_LineSubstring(ST_MakeLine(ST_Point(0, 0), ST_Point(1, 1)), ${n + 2}, 0)`,
  (n) => `SELECT ST_SetPoint(ST_MakeLine(ST_Point(0, 0), ST_Point(1, 1)), ${n + 5}, ST_Point(2, 2))`,
  (n) => `SELECT ST_GeomFromText('POINT(0 0)', ${n} / 0)`,
  (n) => `SELECT ST_GeomFromText(repeat('GEOMETRYCOLLECTION(', ${300 + n}) || repeat(')', ${300 + n}))`,
  (n) => `INSERT INTO mill (name, geom) VALUES ('${n}', ST_Point(7, 5, 4326))`,
  (n) => `INSERT INTO lga (code, name, state, geom) VALUES ('Z${n}', 'Z', 'Z', ST_Point(7, 5, 4326))`,
  (n) => `UPDATE lga SET geom = ST_SetSRID(geom, ${3857 + n})`,
  (n) => `SELECT repeat('x', ${2 ** 30 + n})`,
  (n) => `SELECT ST_NoSuchFunction(${n})`,
  (n) => `SELECT 1e308::double precision * 1e${10 + n}::double precision`,
  (n) => `SELECT ST_Point('${n}', 'text')`
];
