import { MAX_ROUND_PILES, findRoundsFault } from './round-problem';
import type { RoundsProblem } from './round-problem';
import { RULES, createPile, createProblem, createRoads } from './tests/test-rounds';

const many = (count: number) => Array.from({ length: count }, (_, index) => createPile(1, String(index)));
const createFaultyMatrix = () => ({ ...createProblem().matrix, isOffRoad: [true, false] });

describe('findRoundsFault', () => {
  it('returns null for a problem that can be solved', () => {
    expect(findRoundsFault(createProblem())).toBeNull();
    const points = many(MAX_ROUND_PILES).map((_, index): [number, number] => [index, 0]);
    const largest = { piles: many(MAX_ROUND_PILES), matrix: createRoads([[0, 0], ...points]) };
    expect(findRoundsFault(createProblem(largest))).toBeNull();
  });

  it.each<[string, Partial<RoundsProblem>, string]>([
    ['2,000 piles', { piles: many(2_000) }, 'tooManyPiles'],
    ['no vehicle', { fleet: {} }, 'noVehicle'],
    ['vehicles of which there are none', { fleet: { MB1: 0 } }, 'noVehicle'],
    ['half a vehicle', { fleet: { MB1: 0.5 } }, 'invalidFleet'],
    ['fewer than no vehicles', { fleet: { MB1: -1 } }, 'invalidFleet'],
    ['more vehicles than a fleet has', { fleet: { MB1: 101 } }, 'invalidFleet'],
    ['no day', { days: 0 }, 'invalidDays'],
    ['more days than a month', { days: 32 }, 'invalidDays'],
    ['a break before the day', { breaks: [{ start: 400, end: 500 }] }, 'invalidBreak'],
    ['a break that ends before it starts', { breaks: [{ start: 700, end: 690 }] }, 'invalidBreak'],
    ['a break after the day', { breaks: [{ start: 1_190, end: 1_300 }] }, 'invalidBreak'],
    ['a break of half a minute', { breaks: [{ start: 700, end: 700.5 }] }, 'invalidBreak'],
    ['a break from half a minute on', { breaks: [{ start: 700.5, end: 701 }] }, 'invalidBreak'],
    [
      'breaks that overlap',
      {
        breaks: [
          { start: 600, end: 660 },
          { start: 650, end: 700 }
        ]
      },
      'invalidBreak'
    ],
    ['a weight below zero', { waitingWeight: -1 }, 'invalidWaitingWeight'],
    ['an infinite weight', { waitingWeight: Infinity }, 'invalidWaitingWeight'],
    ['a matrix of other places', { piles: many(2) }, 'invalidMatrix'],
    ['a factory at sea', { matrix: createFaultyMatrix() }, 'factoryOffRoad'],
    ['a pile of less than nothing', { piles: [createPile(-1)] }, 'notATonnage'],
    ['a pile of more than a plan', { piles: [createPile(100_001)] }, 'tooManyTonnes'],
    ['a pile that waited less than no day', { piles: [createPile(1, '1', -1)] }, 'invalidWaitingDays'],
    ['empty piles', { piles: [createPile(0)] }, 'nothingToCarry']
  ])('reports %s', (_title, changes, problem) => {
    expect(findRoundsFault(createProblem(changes))).toMatchObject({ ok: false, problem });
  });

  it('reports piles that are too many tonnes together', () => {
    const piles = [createPile(60_000), createPile(60_000, '2')];
    const matrix = createRoads([[0, 0], [1, 1], [2, 2]]); // prettier-ignore
    expect(findRoundsFault(createProblem({ piles, matrix, rules: RULES }))).toMatchObject({
      problem: 'tooManyTonnes'
    });
  });
});
