import fc from 'fast-check';
import { readGeometry } from './esri-geometry';
import { quantizeShape, readQuantization } from './quantize';
import type { QuantizationTransform } from './quantize';
import { computeCentroid, computeDoubleArea, orientRing, groupPolygons, readWkb } from './shape';
import type { ShapePart } from './shape';
import { simplifyShape } from './simplify';
import {
  createInverseProjection,
  createProjection,
  readSpatialReference,
  WEB_MERCATOR,
  WGS84
} from './spatial-reference';

const degrees = createProjection(WGS84);
const latitude = fc.double({ min: -85, max: 85, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const toBytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

/** A star-shaped ring round the origin, which is simple whatever its radii. Anticlockwise, closed. */
const ring = fc
  .array(fc.double({ min: 10, max: 1000, noNaN: true }), { minLength: 3, maxLength: 40 })
  .map((radii) => {
    const corners = radii.map((radius, i) => {
      const angle = (2 * Math.PI * i) / radii.length;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    return Float64Array.from([...corners, corners[0]].flat());
  });

describe('Web Mercator', () => {
  it('round-trips coordinates', () => {
    fc.assert(
      fc.property(longitude, latitude, (x, y) => {
        const [lon, lat] = createInverseProjection(WEB_MERCATOR)(...createProjection(WEB_MERCATOR)(x, y));
        expect([lon, lat]).toEqual([expect.closeTo(x, 8), expect.closeTo(y, 8)]);
      })
    );
  });

  it('reads spatial references in every form that clients send', () => {
    for (const text of ['3857', '102100', '{"wkid":102100,"latestWkid":3857}', '{"wkid":3857}'])
      expect(readSpatialReference(text, WGS84)).toBe(WEB_MERCATOR);
    expect(readSpatialReference(undefined, WEB_MERCATOR)).toBe(WEB_MERCATOR);
    for (const text of ['26331', '{"wkt":"…"}', '{'])
      expect(() => readSpatialReference(text, WGS84)).toThrow('Unsupported spatial reference');
  });
});

describe('geometry from WKB', () => {
  it('is read from both byte orders', () => {
    const little = readWkb(toBytes('0101000000000000000000f03f0000000000000040'), degrees);
    const big = readWkb(toBytes('00000000013ff00000000000004000000000000000'), degrees);
    expect([...little.parts[0]!]).toEqual([1, 2]);
    expect(big).toEqual(little);
  });

  it('has its rings in the requested direction', () => {
    fc.assert(
      fc.property(ring, (part) => {
        expect(computeDoubleArea(orientRing(part, true))).toBeLessThan(0);
        expect(computeDoubleArea(orientRing(part, false))).toBeGreaterThan(0);
        expect(orientRing(orientRing(part, true), false)).toEqual(part);
      })
    );
  });

  it('groups holes with the outer ring before them', () => {
    const createRing = (x: number): ShapePart => Float64Array.from([x, 0, x, 9, x + 9, 9, x + 9, 0, x, 0]);
    const hole = Float64Array.from([1, 1, 2, 1, 2, 2, 1, 1]);
    const parts = [createRing(0), hole, createRing(20)];
    expect(groupPolygons({ parts }).map((rings) => rings.length)).toEqual([2, 1]);
    expect(computeCentroid({ parts: [createRing(0), hole] })).toEqual([
      expect.closeTo(4.5),
      expect.closeTo(4.5)
    ]);
    expect(computeCentroid({ parts: [] })).toBeNull();
  });
});

describe('polygon of a client', () => {
  it('has each hole in the smallest outer ring around it, whatever their order', () => {
    const createSquare = (x: number, half: number) => [
      [x - half, -half],
      [x - half, half],
      [x + half, half],
      [x + half, -half],
      [x - half, -half]
    ];
    const [land, island, lake, pond, abroad] = [
      createSquare(0, 10),
      createSquare(0, 3),
      createSquare(0, 5).reverse(),
      createSquare(0, 1).reverse(),
      createSquare(40, 1).reverse()
    ];
    const rings = [pond, land, lake, island, abroad];
    expect(readGeometry(JSON.stringify({ rings }), WGS84)).toMatchObject({
      geojson: {
        coordinates: [
          [land, lake, abroad],
          [island, pond]
        ]
      }
    });
  });
});

describe('envelope', () => {
  const parseGeometry = (text: string) => readGeometry(text, WGS84);
  const createBoxRing = (west: number, east: number) => [
    [[west, -5], [west, 5], [east, 5], [east, -5], [west, -5]] // prettier-ignore
  ];

  it('crosses the date line when its xmin is above its xmax', () => {
    const split = {
      geojson: { type: 'MultiPolygon', coordinates: [createBoxRing(170, 180), createBoxRing(-180, -160)] },
      isPoint: false,
      isSplitEnvelope: true
    };
    for (const text of [
      '170,-5,-160,5',
      '{"xmin":170,"ymin":-5,"xmax":-160,"ymax":5}',
      '170,-5,200,5',
      '-190,-5,-160,5'
    ])
      expect(parseGeometry(text)).toEqual(split);
  });

  it('is moved into the first copy of a map that repeats the world, and is at most the whole world', () => {
    const createEnvelope = (west: number, east: number) => ({
      envelope: { west, south: -5, east, north: 5 }
    });
    expect(parseGeometry('3,-5,14,5')).toEqual(createEnvelope(3, 14));
    expect(parseGeometry('363,-5,374,5')).toEqual(createEnvelope(3, 14));
    expect(parseGeometry('-717,-5,-706,5')).toEqual(createEnvelope(3, 14));
    expect(parseGeometry('-500,-5,500,5')).toEqual(createEnvelope(-180, 180));
    expect(parseGeometry('-180,-5,180,5')).toEqual(createEnvelope(-180, 180));
  });
});

describe('quantization grid', () => {
  it('moves no corner by more than half a step, and keeps rings closed', () => {
    const steps = fc.double({ min: 0.01, max: 5, noNaN: true });
    fc.assert(
      fc.property(ring, steps, fc.boolean(), (part, scale, isUpper) => {
        const transform: QuantizationTransform = {
          originPosition: isUpper ? 'upperLeft' : 'lowerLeft',
          scale,
          translate: [-1000, isUpper ? 1000 : -1000]
        };
        const [grid] = quantizeShape({ parts: [part] }, 'esriGeometryPolygon', transform).parts;
        let [column, row] = [0, 0];
        const back: number[][] = [];
        for (let i = 0; i < grid!.length; i += 2) {
          [column, row] = [column + grid![i]!, row + grid![i + 1]!];
          const y = isUpper ? transform.translate[1] - row * scale : transform.translate[1] + row * scale;
          back.push([transform.translate[0] + column * scale, y]);
        }
        expect(back[0]).toEqual(back[back.length - 1]);
        for (let i = 0; i < part.length; i += 2)
          expect(
            Math.min(...back.map(([x, y]) => Math.max(Math.abs(x! - part[i]!), Math.abs(y! - part[i + 1]!))))
          ).toBeLessThanOrEqual(scale / 2 + 1e-9);
      })
    );
  });

  it('drops holes and paths that shrink to a point', () => {
    const transform: QuantizationTransform = { originPosition: 'upperLeft', scale: 100, translate: [0, 0] };
    const tiny = Float64Array.from([0, 0, 1, 1, 2, 0, 0, 0]);
    const large = Float64Array.from([0, 0, 0, 900, 900, 900, 900, 0, 0, 0]);
    expect(quantizeShape({ parts: [large, tiny] }, 'esriGeometryPolygon', transform).parts).toHaveLength(1);
    expect(quantizeShape({ parts: [tiny] }, 'esriGeometryPolyline', transform).parts).toEqual([]);
    expect(quantizeShape({ parts: [tiny] }, 'esriGeometryPolygon', transform).parts[0]).toHaveLength(10);
  });

  it('is read from its parameter, or refused with the correct syntax', () => {
    expect(readQuantization('')).toBeNull();
    expect(
      readQuantization('{"tolerance":2,"originPosition":"lowerLeft","extent":{"xmin":1,"ymin":3}}')
    ).toEqual({
      originPosition: 'lowerLeft',
      scale: 2,
      translate: [1, 3]
    });
    for (const text of ['{', '3', '{"tolerance":0}', '{"tolerance":1,"extent":{"xmin":"a"}}'])
      expect(() => readQuantization(text)).toThrow('Invalid quantizationParameters');
  });
});

describe('simplification', () => {
  it('keeps ends and closed rings, and keeps the line within the tolerance', () => {
    fc.assert(
      fc.property(ring, fc.double({ min: 0, max: 50, noNaN: true }), (part, tolerance) => {
        const [simple] = simplifyShape({ parts: [part] }, tolerance, true).parts;
        expect([simple![0], simple![1]]).toEqual([part[0], part[1]]);
        expect([...simple!.slice(-2)]).toEqual([...part.slice(-2)]);
        expect(simple!.length).toBeGreaterThanOrEqual(8);
        expect(simple!.length).toBeLessThanOrEqual(part.length);
      })
    );
  });
});
