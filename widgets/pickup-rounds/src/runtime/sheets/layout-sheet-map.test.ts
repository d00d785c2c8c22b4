import { layoutSheetMap, MARK_HEIGHT } from './layout-sheet-map';

const SIZE = { width: 190, height: 72 };
const factory = { latitude: 5, longitude: 8 };
const createStop = (label: string, north: number, east: number) => ({
  label,
  latitude: factory.latitude + north,
  longitude: factory.longitude + east
});

it('draws north above south and east at the right, with all places inside the map', () => {
  const stops = [createStop('1', 0.3, 0), createStop('2', 0, 0.3)];
  const line = [factory, ...stops].map(({ longitude, latitude }) => [longitude, latitude] as const);
  const layout = layoutSheetMap({ factory, lines: [line], stops }, SIZE);
  const [north, east] = layout.marks;
  expect(north!.place[1]).toBeLessThan(layout.factory[1]);
  expect(east!.place[0]).toBeGreaterThan(layout.factory[0]);
  expect(layout.lines[0]).toEqual([layout.factory, north!.place, east!.place]);
  for (const [x, y] of layout.lines[0]!) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(SIZE.height);
  }
});

it('has a scale bar that measures the distances on the ground', () => {
  // A degree of longitude at 5° north has 110.9 km on the sphere of the projection.
  const stops = [createStop('1', 0, 1)];
  const { bar, marks, factory: start } = layoutSheetMap({ factory, lines: [], stops }, SIZE);
  const kilometres = ((marks[0]!.place[0] - start[0]) * bar.metres) / bar.length / 1_000;
  expect(kilometres).toBeCloseTo(110.9, 0);
});

it('moves a number beside its place where it would cover another one or the factory', () => {
  const stops = ['1', '2', '3', '1.10, 2.4'].map((label) => createStop(label, 0, 0));
  const { marks } = layoutSheetMap({ factory, lines: [], stops: [...stops, createStop('5', 0.5, 0)] }, SIZE);
  const boxes = marks.map(({ middle: [x, y], width }) => ({ x, y, width }));
  boxes.forEach((one, at) =>
    boxes.slice(at + 1).forEach((other) => {
      const isBeside = Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 1e-9;
      const isBelow = Math.abs(one.y - other.y) >= MARK_HEIGHT - 1e-9;
      expect(isBeside || isBelow).toBe(true);
    })
  );
  expect(marks.at(-1)!.middle).toBe(marks.at(-1)!.place);
});

it('leaves out points of a line that are too near to be seen, and keeps its ends', () => {
  const line = Array.from({ length: 5_001 }, (_, at) => [8 + at / 10_000, 5] as const);
  const { lines } = layoutSheetMap({ factory, lines: [line], stops: [] }, SIZE);
  expect(lines[0]!.length).toBeGreaterThan(100);
  expect(lines[0]!.length).toBeLessThan(700);
  const [first, last] = [lines[0]![0]!, lines[0]!.at(-1)!];
  expect(last[0] - first[0]).toBeCloseTo(SIZE.width - 16, 5);
});

it('draws a single place without spreading it over the map', () => {
  const { bar, marks } = layoutSheetMap({ factory, lines: [], stops: [createStop('1', 0, 0)] }, SIZE);
  expect(Number.isFinite(bar.length)).toBe(true);
  expect(marks[0]!.place).toEqual([SIZE.width / 2, SIZE.height / 2]);
});
