import { fitScaleBar } from './paper';

it.each([
  [10, 500],
  [39, 1_000],
  [40, 2_000],
  [450, 20_000],
  [1.3, 50]
])('fitScaleBar: at %f m per millimetre the bar is %i m', (metresPerMm, metres) => {
  const bar = fitScaleBar(metresPerMm);
  expect(bar).toEqual({ metres, length: metres / metresPerMm });
  expect(bar.length).toBeGreaterThan(15);
  expect(bar.length).toBeLessThanOrEqual(50);
});
