import fc from 'fast-check';
import type { MultiPolygon, Position } from 'geojson';
import { createBoundaryLines } from './boundary-lines';

const createSquare = (x: number, y: number): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
        [x, y]
      ]
    ]
  ]
});

const listSegments = (line: Position[]): string[] =>
  line.slice(1).map((end, i) => [String(line[i]), String(end)].sort().join(' '));

describe('boundary lines', () => {
  it('draw a shared border once', () => {
    const lines = createBoundaryLines([createSquare(0, 0), createSquare(1, 0)]);
    const drawn = lines.flatMap(listSegments);
    expect(drawn).toHaveLength(7);
    expect(new Set(drawn).size).toBe(7);
  });

  it('draw every side of every area exactly once', () => {
    const cell = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 20 }), (cells) => {
        const areas = cells.map(([x, y]) => createSquare(x, y));
        const drawn = createBoundaryLines(areas).flatMap(listSegments);
        const wanted = new Set(areas.flatMap(({ coordinates }) => listSegments(coordinates[0]![0]!)));
        expect(drawn).toHaveLength(wanted.size);
        expect(new Set(drawn)).toEqual(wanted);
      })
    );
  });
});
