import Point from 'esri/geometry/Point';
import type { AreaRings } from './area-polygon';
import { createPolygon } from './area-polygon';
import { interpolateSize } from './cluster-circles';
import { fitAreaToCircles } from './veil-layer';

/** A square of one degree with a square hole in its middle. */
const AREA: AreaRings = [
  [
    [7, 5],
    [7, 6],
    [8, 6],
    [8, 5],
    [7, 5]
  ],
  [
    [7.4, 5.4],
    [7.6, 5.4],
    [7.6, 5.6],
    [7.4, 5.6],
    [7.4, 5.4]
  ]
];

/** A circle of about 0.1 degrees in radius. */
const createCircle = (longitude: number, latitude: number) => ({
  center: { longitude, latitude },
  radius: 11_120
});

const isClear = (area: AreaRings, longitude: number, latitude: number): boolean =>
  createPolygon(area).contains(new Point({ longitude, latitude, spatialReference: { wkid: 4326 } }));

describe('the clear area of a veil', () => {
  const circles = [
    // Their centres are inside, outside, in the hole, and far away.
    createCircle(7.95, 5.8),
    createCircle(7.05, 4.95),
    createCircle(7.59, 5.5),
    createCircle(9, 5)
  ];
  const fitted = fitAreaToCircles(AREA, circles);

  it.each([
    ['beyond the edge, for a circle whose centre is inside', 8.03, 5.8, true],
    ['within the edge, for a circle whose centre is outside', 7.05, 5.03, false],
    ['beside a hole, for a circle whose centre is in the hole', 7.65, 5.5, false],
    ['without a circle', 7.2, 5.5, true],
    ['beyond the edge without a circle', 8.03, 5.2, false],
    ['in a hole', 7.45, 5.5, false]
  ])('is by the centre of each circle: %s', (_, longitude, latitude, expected) => {
    expect(isClear(fitted, longitude, latitude)).toBe(expected);
  });

  it('has a hole that is within a circle filled or kept by the centre of the circle', () => {
    const isFilled = (longitude: number) =>
      isClear(fitAreaToCircles(AREA, [{ center: { longitude, latitude: 5.5 }, radius: 25_000 }]), 7.45, 5.5);
    expect([isFilled(7.65), isFilled(7.5)]).toEqual([true, false]);
  });

  it('is the area where no circle meets its edge', () => {
    for (const [longitude, latitude, expected] of [
      [7.2, 5.2, true],
      [7.5, 5.5, false],
      [8.1, 5.2, false]
    ] as const)
      expect(isClear(fitAreaToCircles(AREA, [createCircle(9, 9)]), longitude, latitude)).toBe(expected);
  });
});

it('interpolates the size of a circle between the stops of its layer, and not beyond them', () => {
  const stops = [
    { value: 2, size: 20 },
    { value: 100, size: 45 }
  ];
  expect([1, 2, 51, 100, 500].map((value) => interpolateSize(stops, value))).toEqual([20, 20, 32.5, 45, 45]);
});
