import fc from 'fast-check';
import { computeDistance } from '../distance';
import type { DrawnShape } from './drawn-shape';
import {
  buildShapeRing,
  checkShape,
  computeShapeArea,
  decodeShape,
  encodeShape,
  MAX_SHAPE_CORNERS
} from './drawn-shape';
import { computeDoubleArea } from './rings';

type Corner = readonly [number, number];

const polygon = (ring: readonly Corner[]): DrawnShape => ({ kind: 'polygon', ring });
const rectangle = (west: number, south: number, east: number, north: number): DrawnShape => ({
  kind: 'rectangle',
  box: { west, south, east, north }
});
const circle = (latitude: number, longitude: number, radius: number): DrawnShape => ({
  kind: 'circle',
  latitude,
  longitude,
  radius
});

/** A star-shaped polygon, whose edges never cross. */
const starPolygon = fc
  .array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: MAX_SHAPE_CORNERS })
  .map((radii) =>
    polygon(
      radii.map((radius, at): Corner => {
        const angle = (2 * Math.PI * at) / radii.length;
        return [8 + radius * Math.cos(angle), 7 + radius * Math.sin(angle)];
      })
    )
  );

describe('checkShape', () => {
  it('rounds a shape to a metre and drops a corner that is the same as the one before', () => {
    expect(
      checkShape(
        polygon([
          [7.000001, 5],
          [7.000002, 5],
          [8, 5],
          [8, 6]
        ])
      )
    ).toEqual({
      ok: true,
      value: polygon([
        [7, 5],
        [8, 5],
        [8, 6]
      ])
    });
  });

  it('returns where edges cross', () => {
    expect(
      checkShape(
        polygon([
          [7, 5],
          [8, 6],
          [8, 5],
          [7, 6]
        ])
      )
    ).toEqual({
      ok: false,
      problem: 'crossing',
      values: { latitude: 5.5, longitude: 7.5 }
    });
  });

  it('refuses an edge that runs back over the one before', () => {
    expect(
      checkShape(
        polygon([
          [7, 5],
          [8, 5],
          [7.5, 5]
        ])
      )
    ).toMatchObject({ problem: 'crossing' });
  });

  it.each([
    [
      'two corners',
      polygon([
        [7, 5],
        [8, 5]
      ]),
      'tooFewCorners'
    ],
    ['a rectangle without width', rectangle(7, 5, 7, 6), 'noArea'],
    ['a circle without radius', circle(5, 7, 0), 'noArea'],
    ['a circle of 1,001 km', circle(9, 8, 1_001_000), 'tooLarge'],
    ['a rectangle of a continent', rectangle(-20, -10, 20, 20), 'tooLarge']
  ])('refuses %s', (_name, shape, problem) => {
    expect(checkShape(shape)).toMatchObject({ ok: false, problem });
  });

  it('refuses a polygon with more corners than a link can contain', () => {
    const ring = Array.from({ length: MAX_SHAPE_CORNERS + 1 }, (_, at): Corner => {
      const angle = (2 * Math.PI * at) / (MAX_SHAPE_CORNERS + 1);
      return [8 + Math.cos(angle), 7 + Math.sin(angle)];
    });
    expect(checkShape(polygon(ring))).toEqual({
      ok: false,
      problem: 'tooManyCorners',
      values: { max: MAX_SHAPE_CORNERS }
    });
  });

  it('accepts all of Nigeria as a rectangle and as a circle', () => {
    expect(checkShape(rectangle(2.6, 4.2, 14.7, 13.9)).ok).toBe(true);
    expect(checkShape(circle(9.1, 8.7, 1_000_000)).ok).toBe(true);
  });
});

describe('buildShapeRing', () => {
  it('returns a closed, clockwise ring of every kind of shape', () => {
    const shapes = [
      polygon([
        [7, 5],
        [8, 5],
        [8, 6]
      ]),
      polygon([
        [7, 5],
        [8, 6],
        [8, 5]
      ]),
      rectangle(7, 5, 8, 6),
      circle(5, 7, 20_000)
    ];
    for (const ring of shapes.map(buildShapeRing)) {
      expect(ring.at(-1)).toEqual(ring[0]);
      expect(computeDoubleArea(ring)).toBeLessThan(0);
    }
  });
});

describe('computeShapeArea', () => {
  it('agrees with the geodesic area of the Maps SDK within 0.1 %', () => {
    // Source: geometryEngine.geodesicArea of @arcgis/core, square kilometres.
    const known = [
      [
        polygon([
          [7.2, 4.9],
          [8.1, 5.1],
          [7.9, 5.8],
          [7.4, 5.6]
        ]),
        6005.838
      ],
      [rectangle(7, 12, 8, 13), 12_024.952]
    ] as const;
    for (const [shape, area] of known)
      expect(Math.abs(computeShapeArea(shape) / 1e6 / area - 1)).toBeLessThan(0.001);
  });
});

describe('the form of a shape in a link', () => {
  it('returns every checked shape unchanged', () => {
    const shapes = fc.oneof(starPolygon, fc.constantFrom(rectangle(7.5, 4.25, 8, 6), circle(5.1, 7.2, 1500)));
    fc.assert(
      fc.property(shapes, (drawn) => {
        const checked = checkShape(drawn);
        if (!checked.ok) return;
        expect(decodeShape(JSON.parse(JSON.stringify(encodeShape(checked.value))))).toEqual(checked.value);
      })
    );
  });

  it('has less than 1,000 characters for a polygon of 100 corners as wide as a state', () => {
    const ring = Array.from({ length: 100 }, (_, at): Corner => {
      const angle = (2 * Math.PI * at) / 100;
      return [8 + Math.cos(angle), 7 + Math.sin(angle)];
    });
    expect(JSON.stringify(encodeShape(polygon(ring))).length).toBeLessThan(1000);
  });

  it.each([
    ['no list', null],
    ['an unknown kind', ['x', 1, 2]],
    ['a circle south of the pole', ['c', -95, 7, 1000]],
    ['a circle without radius', ['c', 5, 7, 0]],
    ['too few numbers', ['c', 5, 7]],
    ['a text as a number', ['c', 5, 7, '1000']],
    ['a rectangle without a side', ['r', 7, 5, 8]],
    ['a rectangle with exchanged sides', ['r', 8, 5, 7, 6]],
    ['a rectangle beyond the pole', ['r', 7, 5, 8, 96]],
    ['a polygon without text', ['p', 5]],
    ['half a corner', ['p', 'f04g aps0 255s']],
    ['a damaged number', ['p', 'f04g aps0 255s 0 0 25_s']],
    ['a corner off the earth', ['p', 'zzzzzz aps0 255s 0 0 255s']],
    [
      'edges that cross',
      encodeShape(
        polygon([
          [7, 5],
          [8, 6],
          [8, 5],
          [7, 6]
        ])
      )
    ]
  ])('is refused with %s', (_name, value) => {
    expect(decodeShape(value)).toBeNull();
  });
});

it('computes the radius of a drawn circle as the distance of its edge', () => {
  const [[longitude, latitude]] = buildShapeRing(circle(5, 7, 12_345)) as readonly [Corner];
  expect(computeDistance({ latitude: 5, longitude: 7 }, { latitude, longitude })).toBeCloseTo(12_345, 3);
});
