import { HEIGHTS_VIEW } from '@site/domain';
import { computeHeightsScale } from './compare-heights';

it('compares heights at its own scale in a high view, and from farther in a lower one', () => {
  expect(computeHeightsScale(844)).toBe(HEIGHTS_VIEW.scale);
  expect(computeHeightsScale(1_200)).toBe(HEIGHTS_VIEW.scale);
  expect(computeHeightsScale(422)).toBe(2 * HEIGHTS_VIEW.scale);
});
