import { checkPlots } from './check-plots';
import type { PlotCheck } from './check-plots';
import type { Plot } from './plot';
import { CONTEXT, createPointPlot, createPolygonPlot, createRectangle } from './tests/test-plots';

/** A square of 0.002 degrees, moved east; in degrees it has an area of 4e-6. */
const createSquare = (east: number, id: string, changes: Partial<Plot> = {}): Plot =>
  createPolygonPlot(createRectangle(7.701234 + east, 5.101234, 7.703234 + east, 5.103234), {
    id,
    ...changes
  });

const listOverlaps = (plots: readonly Plot[], stored: readonly Plot[] = []) =>
  checkPlots(plots, { ...CONTEXT, stored }).map(({ faults }) =>
    faults.filter(({ code }) => code === 'overlap').map(({ values }) => values.other)
  );

describe('neighbours of a plot', () => {
  it('gives both plots the fault with the other, the area and the share of the smaller plot', () => {
    const [large, small] = checkPlots(
      [
        createSquare(0, 'large'),
        {
          ...createPolygonPlot(createRectangle(7.702734, 5.101234, 7.703734, 5.103234)),
          id: 'small'
        }
      ],
      CONTEXT
    );
    const [fault] = large!.faults;
    expect(fault).toMatchObject({ code: 'overlap', values: { other: 'small' } });
    expect(fault!.values.percent).toBeCloseTo(50, 4);
    expect(fault!.values.hectares).toBeCloseTo(large!.hectares! / 4, 6);
    expect(small!.faults).toMatchObject([{ code: 'overlap', values: { other: 'large' } }]);
    expect(small!.faults[0]!.values.percent).toBe(fault!.values.percent);
  });

  it('ignores overlaps of up to 5 % of the smaller plot, and of up to 0.1 ha', () => {
    expect(listOverlaps([createSquare(0, 'a'), createSquare(0.00191, 'b')])).toEqual([[], []]);
    expect(listOverlaps([createSquare(0, 'a'), createSquare(0.00189, 'b')])).toEqual([['b'], ['a']]);
    // 0.0002 degrees square are 0.05 ha, all of it inside the other.
    const tiny = createPolygonPlot(createRectangle(7.702001, 5.102001, 7.702201, 5.102201), { id: 'tiny' });
    expect(listOverlaps([createSquare(0, 'a'), tiny])).toEqual([[], []]);
  });

  it('measures the overlap of outlines that fill their common box in part', () => {
    const [x, y] = [7.701234, 5.101234];
    const createTriangle = (id: string, third: readonly [number, number]) =>
      createPolygonPlot([[x, y], [x + 0.002, y], third, [x, y]], { id });
    const triangles = [createTriangle('a', [x, y + 0.002]), createTriangle('b', [x + 0.002, y + 0.002])];
    const [{ faults, hectares }] = checkPlots(triangles, CONTEXT) as [PlotCheck, PlotCheck];
    expect(faults).toMatchObject([{ code: 'overlap', values: { other: 'b' } }]);
    expect(faults[0]!.values.percent).toBeCloseTo(50, 2);
    expect(faults[0]!.values.hectares).toBeCloseTo(hectares! / 2, 4);
  });

  it('finds no overlap of plots that share an edge, or interlock without an area in common', () => {
    expect(listOverlaps([createSquare(0, 'a'), createSquare(0.002, 'b')])).toEqual([[], []]);
    const [x, y] = [7.701234, 5.101234];
    const hook = createPolygonPlot(
      [
        [x, y],
        [x + 0.003, y],
        [x + 0.003, y + 0.001],
        [x + 0.001, y + 0.001],
        [x + 0.001, y + 0.003],
        [x, y + 0.003],
        [x, y]
      ],
      { id: 'hook' }
    );
    const inHook = createPolygonPlot(createRectangle(x + 0.001, y + 0.001, x + 0.004, y + 0.004), {
      id: 'in hook'
    });
    expect(listOverlaps([hook, inHook])).toEqual([[], []]);
  });

  it('compares with stored plots, but not those with each other, nor with an older version of the same plot', () => {
    const stored = [createSquare(0, 'a'), createSquare(0.0005, 'b'), createSquare(0.001, 'c')];
    expect(listOverlaps([createSquare(0.0015, 'a')], stored)).toEqual([['b', 'c']]);
  });

  it('compares rejected plots with none', () => {
    const rejected = createSquare(0, 'a', { status: 'rejected', rejection: 'Wrong outline' });
    expect(listOverlaps([rejected, createSquare(0.001, 'b')], [{ ...rejected, id: 'c' }])).toEqual([[], []]);
  });

  it('names every other plot with the same position, and neither a point nor a copy as an overlap', () => {
    const points = ['a', 'b', 'c'].map((id) => createPointPlot([7.701234, 5.1], { id }));
    const checks = checkPlots([...points, createPointPlot([7.701235, 5.1], { id: 'd' })], CONTEXT);
    expect(checks.map(({ faults }) => faults.map(({ code, values }) => [code, values.others]))).toEqual([
      [['duplicate', 'b, c']],
      [['duplicate', 'a, c']],
      [['duplicate', 'a, b']],
      []
    ]);
    const many = Array.from({ length: 8 }, (_, index) =>
      createPointPlot([7.701234, 5.1], { id: String(index) })
    );
    expect(checkPlots(many, CONTEXT)[7]!.faults).toMatchObject([
      { code: 'duplicate', values: { count: 7, others: '0, 1, 2, 3, 4, …' } }
    ]);
    const copies = checkPlots([createSquare(0, 'a'), createSquare(0, 'b')], CONTEXT);
    expect(copies.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      ['duplicate'],
      ['duplicate']
    ]);
  });
});
