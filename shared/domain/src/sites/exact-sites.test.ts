import { solveByBruteForce } from './tests/test-brute-force';
import type { ExistingFactories, SiteQuestion } from './site-problem';
import { createRandomProblem, planSites } from './tests/test-sites';

const QUESTIONS: readonly SiteQuestion[] = ['coverage', 'haulCost'];
const EXISTING: readonly ExistingFactories[] = ['keep', 'ignore', 'compete'];
const KINDS = QUESTIONS.flatMap((question) =>
  EXISTING.flatMap((existing) => [false, true].map((isLimited) => ({ question, existing, isLimited })))
);

/** Trying every set takes long where each is a flow, so that few of those problems have many candidates. */
const countCandidates = (seed: number, { question, isLimited }: (typeof KINDS)[number], count: number) =>
  count + ((seed * 7) % ((question === 'haulCost' && isLimited && seed % 20 > 0 ? 13 : 31) - count));

/** Expects the optimum of a random problem. */
function expectOptimum(seed: number, kind: (typeof KINDS)[number], count: number): void {
  const candidates = countCandidates(seed, kind, count);
  const problem = createRandomProblem(seed, [candidates, seed % 4, 8 + (seed % 17)], {
    ...kind,
    count,
    maxMinutes: kind.question === 'coverage' || seed % 3 === 0 ? 40 + (seed % 50) : null,
    capacity: kind.isLimited ? 20 + (seed % 200) : null
  });
  const best = solveByBruteForce(problem);
  const answer = planSites(problem);
  expect({ seed, isOptimal: answer.isOptimal, gap: answer.gap }).toEqual({ seed, isOptimal: true, gap: 0 });
  if ('tonnes' in best) expect(answer.counted.tonnes).toBeCloseTo(best.tonnes, 5);
  else {
    const unserved = answer.left.reduce((sum, { tonnes }) => sum + (tonnes ?? 0), 0);
    const cost = answer.counted.haulCost + unserved * best.unservedPrice;
    expect(Math.abs(cost / best.cost - 1)).toBeLessThan(1e-6);
  }
}

describe('createSitesPlanner', () => {
  it.each(KINDS)(
    'finds the optimum of 100 random problems: $question, $existing, limited: $isLimited',
    (kind) => {
      for (let seed = 0; seed < 100; seed++) expectOptimum(seed, kind, 1 + (seed % 4));
    }
  );
});
