import { solveByBruteForce } from './tests/test-brute-force';
import type { RoundsProblem } from './round-problem';
import {
  RULES,
  addPlaceAtFactory,
  createFleet,
  createPile,
  createRandomProblem,
  planRounds
} from './tests/test-rounds';

describe('solveExactly', () => {
  it('[BY-13] finds the optimum of 200 random problems of up to nine piles', () => {
    const fleets = [
      { fleet: { Ford: 1, Dyna2: 1, MB1: 1 }, maxTonnes: 2.5 },
      { fleet: { MB1: 1, MB2: 1 }, maxTonnes: 10 },
      { fleet: { Ford: 2, Ford2: 1, MB2: 1 }, maxTonnes: 2.5 },
      { fleet: { Dyna2: 3 }, maxTonnes: 6 },
      { fleet: { Ford2: 1 }, maxTonnes: 2 }
    ];
    for (let seed = 0; seed < 200; seed++) {
      const chosen = fleets[seed % fleets.length]!;
      const problem = createRandomProblem(seed, 1 + (seed % 9), {
        ...chosen,
        days: seed % 2 && seed % 5 !== 2 ? 2 : 1,
        radius: 20 + (seed % 60)
      });
      const { tonnes, cost } = solveByBruteForce(problem);
      const answer = planRounds(problem, 0);
      expect({ seed, tonnes: answer.tonnes }).toEqual({ seed, tonnes });
      expect(Math.abs(answer.cost - cost)).toBeLessThan(0.2);
    }
  });

  it('[BY-13] finds the same costs by search as exactly', () => {
    for (let seed = 0; seed < 20; seed++) {
      const exact = createRandomProblem(seed, 9, {
        maxTonnes: 2.5,
        fleet: createFleet(['Ford', 'MB1'], 1),
        days: 2
      });
      // A pile without tonnes in reach makes no part; ten parts are searched, nine are solved exactly.
      const searched: RoundsProblem = {
        ...exact,
        piles: [...exact.piles, createPile(0.1, 'factory')],
        matrix: addPlaceAtFactory(exact)
      };
      const { cost } = planRounds(exact);
      const answer = planRounds(searched, 3_000);
      expect(answer.left).toEqual([]);
      // The pile at the factory costs nothing in a round that has room, else a round of its own.
      expect(answer.cost - cost).toBeLessThan(RULES.vehicles.Ford.loadingCost + 0.2);
      expect(answer.cost).toBeGreaterThan(cost - 0.2);
    }
  });
});
