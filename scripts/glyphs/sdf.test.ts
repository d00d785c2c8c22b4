import { computeField, toSegments } from './sdf.mjs';

/** A square of 10 px on the baseline, 2 px right of the origin. */
const square = [
  { type: 'M', x: 2, y: 0 },
  { type: 'L', x: 12, y: 0 },
  { type: 'L', x: 12, y: -10 },
  { type: 'L', x: 2, y: -10 },
  { type: 'Z' }
];

it('measures the box, the bearing and the field of a square, with its edge at 191', () => {
  const field = computeField(toSegments(square))!;
  expect(field).toMatchObject({ width: 10, height: 10, left: 2, rise: 10 });
  expect(field.bitmap).toHaveLength(16 * 16);
  const readPixel = (column: number, row: number) => field.bitmap[row * 16 + column]!;
  expect(readPixel(3, 8)).toBeGreaterThan(192);
  expect(readPixel(2, 8)).toBeLessThan(192);
  expect((readPixel(3, 8) + readPixel(2, 8)) / 2).toBeCloseTo(191, 0);
  expect(readPixel(8, 8)).toBe(255);
  expect(readPixel(0, 0)).toBeLessThan(readPixel(2, 2));
});

it('keeps a hole open and an overlap filled', () => {
  const createInnerSquare = (clockwise: boolean) => {
    const corners = [
      [5, -3],
      [9, -3],
      [9, -7],
      [5, -7]
    ];
    const [first, ...rest] = clockwise ? corners.reverse() : corners;
    const toCommand = ([x, y]: number[], type: string) => ({ type, x, y });
    return [toCommand(first!, 'M'), ...rest.map((corner) => toCommand(corner, 'L')), { type: 'Z' }];
  };
  const readMiddle = (commands: object[]) => computeField(toSegments(commands))!.bitmap[8 * 16 + 8];
  expect(readMiddle([...square, ...createInnerSquare(true)])).toBeLessThan(192);
  expect(readMiddle([...square, ...createInnerSquare(false)])).toBeGreaterThan(192);
});

it('returns null for an outline without area', () => {
  expect(computeField(toSegments([]))).toBeNull();
});
