import { createRoadMatrix } from './trip-matrix';

it('joins the rows of all blocks, with Infinity where there is no road', () => {
  const snapDistances = [12, null];
  const matrix = createRoadMatrix([
    { kilometres: [[0, 5]], minutes: [[0, 6]], snapDistances },
    { kilometres: [[null, 0]], minutes: [[null, 0]], snapDistances }
  ]);
  expect(matrix).toEqual({
    size: 2,
    kilometres: Float64Array.of(0, 5, Infinity, 0),
    minutes: Float64Array.of(0, 6, Infinity, 0),
    isOffRoad: [false, true]
  });
});
