import {
  addCorner,
  applyShape,
  canFinish,
  finishDrawing,
  MEASURE,
  removeMeasurement,
  startDrawing,
  stopDrawing,
  undoCorner
} from './state';
import type { Corner, DrawMode } from './state';

const draw = (mode: DrawMode, corners: readonly Corner[]) =>
  corners.reduce(addCorner, startDrawing(MEASURE.initial, mode));
const BOW: readonly Corner[] = [
  [7, 5],
  [8, 6],
  [8, 5],
  [7, 6]
];

describe('a drawing', () => {
  it('adds a measurement when it ends, and the next one can begin', () => {
    const { on, corners, measurements } = finishDrawing(
      draw('distance', [
        [7, 5],
        [7, 6]
      ])
    );
    expect({ on, corners, measurements }).toEqual({
      on: true,
      corners: [],
      measurements: [
        {
          id: 1,
          kind: 'distance',
          corners: [
            [7, 5],
            [7, 6]
          ]
        }
      ]
    });
  });

  it('is not ended by too few corners', () => {
    const started = draw('area', [
      [7, 5],
      [8, 5]
    ]);
    expect([canFinish(started), finishDrawing(started)]).toEqual([false, started]);
  });

  it('counts two corners at one place once', () => {
    expect(
      draw('distance', [
        [7, 5],
        [7, 5]
      ]).corners
    ).toEqual([[7, 5]]);
  });

  it.each(['area', 'polygon'] as const)(
    'of the kind %s with crossing edges is reported, not used, and can be mended',
    (mode) => {
      const refused = finishDrawing(draw(mode, BOW));
      expect(refused).toMatchObject({
        on: true,
        corners: BOW,
        problem: { problem: 'crossing', values: { latitude: 5.5, longitude: 7.5 } },
        measurements: [],
        shape: null
      });
      expect(undoCorner(refused)).toMatchObject({ corners: BOW.slice(0, 3), problem: null });
    }
  );

  it('narrows the layers by the second corner of a rectangle, and the tool is off', () => {
    expect(
      draw('rectangle', [
        [8, 6],
        [7, 5]
      ])
    ).toMatchObject({
      on: false,
      corners: [],
      shape: { kind: 'rectangle', box: { west: 7, south: 5, east: 8, north: 6 } }
    });
  });

  it('takes the radius of a circle from a place on its edge', () => {
    const { shape } = draw('circle', [
      [7, 5],
      [7, 6]
    ]);
    expect(shape).toEqual({ kind: 'circle', latitude: 5, longitude: 7, radius: 111_195 });
  });

  it('is dropped when the tool stops, and leaves the shape before it', () => {
    const shape = { kind: 'circle', latitude: 5, longitude: 7, radius: 1000 } as const;
    const state = addCorner(startDrawing({ ...MEASURE.initial, shape }, 'polygon'), [7, 5]);
    expect(stopDrawing(state)).toEqual({ ...MEASURE.initial, mode: 'polygon', shape });
  });
});

it('reports a shape that cannot be used and keeps the one before', () => {
  const shape = { kind: 'circle', latitude: 5, longitude: 7, radius: 1000 } as const;
  const tooLarge = { kind: 'rectangle', box: { west: -90, south: -60, east: 90, north: 60 } } as const;
  expect(applyShape({ ...MEASURE.initial, shape }, tooLarge)).toMatchObject({
    shape,
    problem: { problem: 'tooLarge' }
  });
});

it('gives a measurement a number that no other on the map has', () => {
  const line: readonly Corner[] = [
    [7, 5],
    [7, 6]
  ];
  const measure = (state = MEASURE.initial) =>
    finishDrawing(line.reduce(addCorner, startDrawing(state, 'distance')));
  const three = measure(measure(measure()));
  expect(measure(removeMeasurement(three, 2)).measurements.map(({ id }) => id)).toEqual([1, 3, 4]);
});
