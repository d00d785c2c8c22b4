import fc from 'fast-check';
import type { MultiPolygon } from 'geojson';
import { computeDoubleArea, isInsideRing } from '@site/domain';
import { edgeMetres } from '../edge-geometry';
import { createTestNetwork } from '../test-network';
import { traceContours } from './contour';
import { CoordinateReader } from './coordinate-text';
import { findCell, markInside, cropCells, computeDistances, cropGrid } from './grid';
import type { Grid, Ring } from './grid';
import { toMultiPolygon } from './polygons';
import { MAX_OFF_ROAD_M, computeReachedAreas } from './reached-areas';
import { markRoadCells, indexRoadSegments } from './road-segments';
import { simplifyRings } from './simplify-rings';
import { readIsochroneAnswer } from './valhalla-answer';

const createGrid = (width: number, height: number): Grid => ({
  origin: { longitude: 7, latitude: 5 },
  firstColumn: 0,
  firstRow: 0,
  step: 0.01,
  width,
  height,
  metresX: 1_100,
  metresY: 1_112
});

/** Generates a bumpy field with a rim below 0, and one that is nowhere below it. */
const fields = fc
  .record({
    width: fc.integer({ min: 4, max: 12 }),
    height: fc.integer({ min: 4, max: 12 }),
    seeds: fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 144, maxLength: 144 }),
    rises: fc.array(fc.constantFrom(0, 0, 0.2, 1, 6), { minLength: 144, maxLength: 144 })
  })
  .map(({ width, height, seeds, rises }) => {
    const size = createGrid(width, height);
    const isRim = (cell: number) =>
      cell < width || cell >= width * (height - 1) || cell % width === 0 || cell % width === width - 1;
    const low = Float32Array.from({ length: width * height }, (_, cell) => (isRim(cell) ? -1 : seeds[cell]!));
    const high = low.map((value, cell) => (isRim(cell) ? value : value + rises[cell]!));
    return { size, low, high };
  });

type Segment = readonly [readonly [number, number], readonly [number, number]];

const flattenRing = (ring: Ring): Float64Array => Float64Array.from(ring.flat());

const listSegments = (rings: readonly Ring[]): Segment[] =>
  rings.flatMap((ring) => ring.map((point, index): Segment => [point, ring[(index + 1) % ring.length]!]));

const computeTurn = ([[ax, ay], [bx, by]]: Segment, [x, y]: readonly [number, number]): number =>
  Math.sign(Number(((bx - ax) * (y - ay) - (by - ay) * (x - ax)).toFixed(14)));

/** Returns whether two segments cross at a point inside both. */
const isCrossing = (one: Segment, other: Segment): boolean =>
  computeTurn(one, other[0]) * computeTurn(one, other[1]) < 0 &&
  computeTurn(other, one[0]) * computeTurn(other, one[1]) < 0;

function countCrossings(rings: readonly Ring[]): number {
  const segments = listSegments(rings);
  return segments.filter((one, index) => segments.slice(index + 1).some((other) => isCrossing(one, other)))
    .length;
}

const isInsideRings = (rings: readonly Ring[], point: readonly [number, number]): boolean =>
  rings.filter((ring) => isInsideRing(point, ring)).length % 2 === 1;

const listProbes = (size: Grid): [number, number][] =>
  Array.from({ length: 400 }, (_, index) => [
    7 + ((index % 20) / 20 + 0.0213) * size.width * size.step,
    5 + (Math.floor(index / 20) / 20 + 0.0171) * size.height * size.step
  ]);

describe('contours', () => {
  it('[SA-02] neither cross nor leave the area of a larger field', () => {
    fc.assert(
      fc.property(fields, ({ size, low, high }) => {
        const [inner, outer] = [traceContours(low, size), traceContours(high, size)];
        expect(countCrossings([...inner, ...outer])).toBe(0);
        for (const probe of listProbes(size))
          if (isInsideRings(inner, probe)) expect(isInsideRings(outer, probe)).toBe(true);
      })
    );
  });

  it('contain exactly the cells above 0', () => {
    fc.assert(
      fc.property(fields, ({ size, low }) => {
        const closed = traceContours(low, size).map((ring): Ring => [...ring, ring[0]!]);
        expect([...markInside(closed.map(flattenRing), size)]).toEqual(
          [...low].map((value) => (value > 0 ? 1 : 0))
        );
      })
    );
  });

  it('orient outer rings counter-clockwise and holes clockwise', () => {
    const values = new Float32Array(49).fill(-1);
    for (const row of [2, 3, 4]) for (const column of [2, 3, 4]) values[7 * row + column] = 1;
    values[24] = -1;
    const rings = traceContours(values, createGrid(7, 7));
    expect(rings.map((ring) => Math.sign(computeDoubleArea(ring))).sort()).toEqual([-1, 1]);
    const { coordinates } = toMultiPolygon(rings);
    expect(coordinates.map((polygon) => polygon.length)).toEqual([2]);
  });
});

describe('simplification', () => {
  it('[SA-02] keeps areas nested and rings apart, and moves nothing beyond the tolerance', () => {
    fc.assert(
      fc.property(
        fields,
        fc.double({ min: 0.0005, max: 0.01, noNaN: true }),
        ({ size, low, high }, tolerance) => {
          const [inner, outer] = [traceContours(low, size), traceContours(high, size)];
          const simple = simplifyRings([...inner, ...outer], tolerance, 0);
          const [simpleInner, simpleOuter] = [simple.slice(0, inner.length), simple.slice(inner.length)];
          expect(countCrossings(simple)).toBe(0);
          for (const probe of listProbes(size))
            if (isInsideRings(simpleInner, probe)) expect(isInsideRings(simpleOuter, probe)).toBe(true);
          const kept = listSegments(simple);
          for (const [x, y] of [...inner, ...outer].flat())
            expect(Math.min(...kept.map((segment) => distanceTo(segment, x, y)))).toBeLessThanOrEqual(
              tolerance + 1e-9
            );
        }
      ),
      { numRuns: 60 }
    );
  });

  it('removes points from straight lines', () => {
    const square: Ring = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((step): [number, number][] => {
      const along = (step % 2) / 2;
      return [
        [
          [along, 0],
          [1, along],
          [1 - along, 1],
          [0, 1 - along]
        ][Math.floor(step / 2)] as [number, number]
      ];
    });
    expect(simplifyRings([square], 0.01, 0)[0]).toHaveLength(4);
  });
});

function distanceTo([[ax, ay], [bx, by]]: Segment, x: number, y: number): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

describe('part of a grid', () => {
  it('contains the marked cells with their margin, at the same coordinates', () => {
    const size = createGrid(40, 30);
    const cells = new Uint8Array(1_200);
    for (const [column, row] of [
      [20, 15],
      [24, 17]
    ])
      cells[40 * row! + column!] = 1;
    const part = cropGrid(cells, size, 3_000);
    // The margin is three cells of 1.1 km; two more close the outline.
    expect(part).toMatchObject({ firstColumn: 15, firstRow: 10, width: 15, height: 13 });
    const cropped = cropCells(cells, size, part);
    expect(cropped.reduce((sum, mark) => sum + mark, 0)).toBe(2);
    expect(cropped[findCell(part, 7.2, 5.15)]).toBe(1);
    expect(findCell(part, 7.1, 5.15)).toBe(-1);
  });
});

describe('grid distances', () => {
  it('are the distances to the nearest marked cell, up to the limit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 0, 0, 0, 1), { minLength: 63, maxLength: 63 }),
        fc.double({ min: 500, max: 8_000, noNaN: true }),
        (marks, limit) => {
          const size = createGrid(9, 7);
          const found = computeDistances(Uint8Array.from(marks), size, limit);
          found.forEach((distance, cell) => {
            const gaps = marks.flatMap((mark, other) =>
              mark
                ? [
                    Math.hypot(
                      ((cell % 9) - (other % 9)) * size.metresX,
                      (Math.floor(cell / 9) - Math.floor(other / 9)) * size.metresY
                    )
                  ]
                : []
            );
            const nearest = Math.min(Infinity, ...gaps);
            // Distances along a column are limited separately, to whole cells.
            if (nearest <= limit) expect(distance).toBeCloseTo(nearest, 0);
            else expect(distance).toBe(Infinity);
          });
        }
      )
    );
  });
});

describe('reached area', () => {
  const start = { latitude: 5.03, longitude: 7.93 };
  const createCorridor = (west: number, east: number): Ring => [
    [west, 5.028],
    [east, 5.028],
    [east, 5.032],
    [west, 5.032],
    [west, 5.028]
  ];
  const createStraightRoad = (latitude: number) => ({
    ...createTestNetwork({ seed: 1, places: 4, half: 0.1 }),
    nodes: Float64Array.of(7.73, latitude, 8.13, latitude),
    sources: Uint32Array.of(0),
    targets: Uint32Array.of(1),
    seconds: Float64Array.of(600),
    bends: new Float64Array(0),
    bendStarts: Uint32Array.of(0, 0),
    edgeKinds: Uint32Array.of(0)
  });
  const isInsidePolygon = ({ coordinates }: MultiPolygon, x: number, y: number): boolean =>
    isInsideRings(coordinates.flat() as unknown as Ring[], [x, y]);
  const METRE = 1 / 111_195;

  it('is within 50 m per minute, at most 3 km, of a reached road', () => {
    const roads = indexRoadSegments(createStraightRoad(5.03));
    const [short, long] = computeReachedAreas(
      start,
      start,
      [
        { minutes: 20, lines: [createCorridor(7.83, 8.03)].map(flattenRing) },
        { minutes: 90, lines: [createCorridor(7.73, 8.13)].map(flattenRing) }
      ],
      roads
    );
    expect(MAX_OFF_ROAD_M).toBe(3_000);
    expect(isInsidePolygon(short!.polygon, 7.93, 5.03 + 800 * METRE)).toBe(true);
    expect(isInsidePolygon(short!.polygon, 7.93, 5.03 + 1_300 * METRE)).toBe(false);
    expect(isInsidePolygon(long!.polygon, 7.93, 5.03 + 2_700 * METRE)).toBe(true);
    expect(isInsidePolygon(long!.polygon, 7.93, 5.03 + 3_300 * METRE)).toBe(false);
  });

  it('is no closer to a road that is not reached', () => {
    const both = createStraightRoad(5.03);
    const other = createStraightRoad(5.05);
    const network = {
      ...both,
      nodes: Float64Array.of(...both.nodes, ...other.nodes),
      sources: Uint32Array.of(0, 2),
      targets: Uint32Array.of(1, 3),
      bendStarts: Uint32Array.of(0, 0, 0)
    };
    const { polygon } = computeReachedAreas(
      start,
      start,
      [{ minutes: 60, lines: [createCorridor(7.73, 8.13)].map(flattenRing) }],
      indexRoadSegments(network)
    )[0]!;
    expect(isInsidePolygon(polygon, 7.93, 5.037)).toBe(true);
    expect(isInsidePolygon(polygon, 7.93, 5.043)).toBe(false);
    expect(isInsidePolygon(polygon, 7.93, 5.05)).toBe(false);
    expect(isInsidePolygon(polygon, 7.93, 5.03 - 2_700 * METRE)).toBe(true);
  });

  it('does not include the clicked point when the road is elsewhere', () => {
    const snapped = { latitude: 5.03, longitude: 7.93 };
    const click = { latitude: 4.99, longitude: 7.93 };
    const cell: Ring = [
      [7.929, 4.989],
      [7.931, 4.989],
      [7.931, 4.991],
      [7.929, 4.991],
      [7.929, 4.989]
    ];
    const { polygon } = computeReachedAreas(
      click,
      snapped,
      [{ minutes: 20, lines: [createCorridor(7.83, 8.03), cell].map(flattenRing) }],
      indexRoadSegments(createStraightRoad(5.03))
    )[0]!;
    expect(isInsidePolygon(polygon, click.longitude, click.latitude)).toBe(false);
    expect(isInsidePolygon(polygon, snapped.longitude, snapped.latitude)).toBe(true);
  });
});

describe('road segments', () => {
  it('mark the cells that a road runs through', () => {
    const network = createTestNetwork({ seed: 3, places: 60, half: 0.2 });
    const size = { ...createGrid(60, 60), origin: { longitude: 7.63, latitude: 4.73 } };
    const marked = markRoadCells(indexRoadSegments(network), size).reduce((sum, mark) => sum + mark, 0);
    const kilometres = Array.from(network.sources.keys()).reduce(
      (sum, edge) => sum + edgeMetres(network, edge) / 1_000,
      0
    );
    // A road with the length of n cells runs through n to about 1.5 n cells; roads that meet share them.
    expect(marked).toBeGreaterThan(kilometres * 0.7);
    expect(marked).toBeLessThan(kilometres * 1.6);
  });
});

describe('coordinates read from text', () => {
  const numbers = fc
    .tuple(fc.integer({ min: -180_000_000, max: 180_000_000 }), fc.constantFrom(1, 1e2, 1e6))
    .map(([digits, scale]) => digits / scale);
  const places = fc.array(fc.tuple(numbers, numbers), { minLength: 1, maxLength: 5 });

  it('are equal to the result of JSON.parse', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(places, { maxLength: 3 }), { maxLength: 3 }),
        fc.boolean(),
        (shape, spaced) => {
          const text = JSON.stringify(shape, null, spaced ? 1 : 0);
          const reader = new CoordinateReader(Buffer.from(`x${text},8]`));
          expect(reader.readArray(1)).toBe(text.length + 1);
          expect(reader.sliceLines(0, reader.lineCount).map((line) => [...line])).toEqual(
            shape.flat().map((line) => line.flat())
          );
        }
      )
    );
  });

  it('may be a single point, and must be terminated', () => {
    const reader = new CoordinateReader(Buffer.from('[7.93,-5.03]'));
    expect(reader.readArray(0)).toBe(12);
    expect(reader.sliceLines(0, 1).map((line) => [...line])).toEqual([[7.93, -5.03]]);
    expect(() => new CoordinateReader(Buffer.from('[[7.93')).readArray(0)).toThrow(SyntaxError);
  });

  it('give an answer with its contours and the snapped start', () => {
    const createFeature = (properties: object, type: string, coordinates: unknown) => ({
      type: 'Feature',
      geometry: { coordinates, type },
      properties
    });
    const { contours: found, snapped } = readIsochroneAnswer(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          createFeature({ contour: 20 }, 'LineString', [
            [1, 2],
            [3, 4],
            [1, 2]
          ]),
          createFeature({ contour: 10 }, 'Polygon', [
            [
              [5, 6],
              [7, 8],
              [5, 6]
            ]
          ]),
          createFeature({ contour: 20 }, 'LineString', [
            [9, 8],
            [7, 6],
            [9, 8]
          ]),
          createFeature({ type: 'snapped' }, 'MultiPoint', [[7.5, 5.5]]),
          createFeature({ type: 'input' }, 'Point', [7, 5])
        ]
      })
    );
    expect([...found].map(([minutes, lines]) => [minutes, lines.length])).toEqual([
      [20, 2],
      [10, 1]
    ]);
    expect(snapped).toEqual({ longitude: 7.5, latitude: 5.5 });
    expect(() => readIsochroneAnswer('<html>')).toThrow(SyntaxError);
  });
});
