import fc from 'fast-check';
import { computeHistogramEdges } from '../filters/slider-scale';
import { computePanelHistogram } from './panel-histogram';

describe('computePanelHistogram', () => {
  it('[LP-01] counts every kept row with a value once, values beyond an end in the bin next to it', () => {
    const value = fc.oneof(fc.double(), fc.integer({ min: -10, max: 80 }));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(value, fc.integer({ min: 0, max: 1 }))),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        (rows, bins, log) => {
          const values = Float64Array.from(rows, ([one]) => one);
          const mask = Uint8Array.from(rows, ([, kept]) => kept);
          const edges = computeHistogramEdges({ min: 0, max: 60, log }, 1, bins);
          const counts = computePanelHistogram(values, mask, edges);
          const counted = rows.filter(([one, kept]) => kept === 1 && Number.isFinite(one)).length;
          expect(counts.length).toBe(edges.length - 1);
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(counted);
        }
      )
    );
  });

  it('puts a value on the edge of two bins into the upper one', () => {
    const values = Int32Array.of(-3, 0, 19, 20, 40, 60, 61);
    const mask = new Uint8Array(7).fill(1);
    expect(Array.from(computePanelHistogram(values, mask, [0, 20, 40, 60]))).toEqual([3, 1, 3]);
  });
});
