import { createSitesPlanner, improveSites } from './plan-sites';
import type { SitesProblem } from './site-problem';
import type { SitesAnswer } from './sites-answer';
import { solveByBruteForce } from './tests/test-brute-force';
import {
  checkAnswer,
  createPlanner,
  createProblem,
  createRandomProblem,
  planSites
} from './tests/test-sites';

const listNames = (answer: SitesAnswer) => answer.sites.map(({ candidate }) => candidate.name);

/** Returns a problem without one of its candidates. */
function removeCandidate(problem: SitesProblem, id: string): SitesProblem {
  const row = problem.candidates.findIndex((candidate) => candidate.id === id);
  const { columns, kilometres, minutes, rows } = problem.matrix;
  const cut = (values: Float64Array) =>
    values.filter((_, index) => index < row * columns || index >= (row + 1) * columns);
  return {
    ...problem,
    candidates: problem.candidates.filter((candidate) => candidate.id !== id),
    matrix: { columns, rows: rows - 1, kilometres: cut(kilometres), minutes: cut(minutes) }
  };
}

describe('createSitesPlanner', () => {
  it('splits a demand between two sites of limited capacity', () => {
    const answer = planSites(createProblem([[10, 10], [20, 90]], { tonnes: [30, 10], count: 2, capacity: 20 })); // prettier-ignore
    expect(answer.counted.tonnes).toBe(40);
    expect(answer.sites.map(({ loads }) => loads.map(({ demand, tonnes }) => [demand.id, tonnes]))).toEqual(
      expect.arrayContaining([[['D0', 20]]])
    );
  });

  it('chooses fewer sites when more add nothing', () => {
    const table = [[10, 10], [20, 90], [90, 20]]; // prettier-ignore
    expect(listNames(planSites(createProblem(table, { count: 2 })))).toEqual(['C 0']);
    expect(planSites(createProblem([[70, 80]], {}))).toMatchObject({
      sites: [],
      counted: { tonnes: 0, costPerTonne: null, meanMinutes: null, longestMinutes: null },
      bound: 0,
      gap: 0
    });
    const free = planSites(createProblem([[70, 80]], { question: 'haulCost', maxMinutes: 60 }));
    expect(free).toMatchObject({ sites: [], bound: 0, gap: 0 });
  });

  it('serves as many tonnes as possible before it saves haul costs', () => {
    const table = [[5, 5, Infinity], [100, 100, 100]]; // prettier-ignore
    const problem = createProblem(table, { question: 'haulCost', maxMinutes: null, tonnes: [50, 50, 1] });
    expect(listNames(planSites(problem))).toEqual(['C 1']);
  });

  it('finds the best answer without each site', () => {
    for (let seed = 0; seed < 12; seed++) {
      const question = seed % 2 ? ('haulCost' as const) : ('coverage' as const);
      const changes = { question, count: 3, capacity: seed % 3 ? null : 150, existing: 'keep' as const };
      const problem = createRandomProblem(seed, [12, 1, 20], changes);
      const answer = planSites(problem);
      for (const { candidate, alternative } of answer.sites) {
        const without = solveByBruteForce(removeCandidate(problem, candidate.id));
        const { lostTonnes, addedCost, isOptimal, sites, added } = alternative!;
        expect(isOptimal).toBe(true);
        expect(sites).not.toContain(candidate);
        expect(added.length).toBeGreaterThan(0);
        if ('tonnes' in without) expect(answer.counted.tonnes - lostTonnes).toBeCloseTo(without.tonnes, 5);
        else {
          const unserved = answer.left.reduce((sum, { tonnes }) => sum + (tonnes ?? 0), 0) + lostTonnes;
          const cost = answer.counted.haulCost + addedCost + unserved * without.unservedPrice;
          expect(Math.abs(cost / without.cost - 1)).toBeLessThan(1e-6);
        }
      }
    }
  });

  it('reports an alternative without another site when no candidate is left', () => {
    const [site] = planSites(createProblem([[10, 20]])).sites;
    expect(site!.alternative).toEqual({
      sites: [],
      added: [],
      lostTonnes: 20,
      addedCost: expect.any(Number),
      isOptimal: true
    });
  });

  it.each(['coverage', 'haulCost'] as const)(
    'returns a valid bound whenever it is stopped: %s',
    (question) => {
      for (const capacity of [null, 400]) {
        const problem = createRandomProblem(7, [40, 2, 60], { question, count: 5, capacity, maxMinutes: 60 });
        const best = planSites(problem);
        const planner = createPlanner(problem);
        let gaps = 0;
        for (let step = 0; step < 200; step += 5) {
          const answer = planner.getAnswer();
          checkAnswer(problem, answer);
          planner.step(5, 0);
          if (answer.bound === null) continue;
          gaps++;
          const left = (one: SitesAnswer) => one.left.reduce((sum, { tonnes }) => sum + (tonnes ?? 0), 0);
          if (question === 'coverage')
            expect(answer.bound).toBeGreaterThanOrEqual(best.counted.tonnes - 1e-6);
          else if (left(best) <= left(answer) + 1e-9)
            expect(answer.bound).toBeLessThanOrEqual(best.counted.haulCost * (1 + 1e-6));
        }
        expect(gaps).toBeGreaterThan(0);
      }
    }
  );

  it('gives the same answer for the same steps, with alternatives near the end', () => {
    const problem = createRandomProblem(3, [120, 2, 150], {
      question: 'haulCost',
      count: 6,
      maxMinutes: null
    });
    const plan = () => planSites(problem, 120);
    const answer = plan();
    expect(plan()).toEqual(answer);
    expect(answer.sites.every(({ alternative }) => alternative !== null)).toBe(true);
  });

  it('takes over an alternative that is better than the answer', () => {
    for (let seed = 0; seed < 20; seed++) {
      const problem = createRandomProblem(seed, [40, 0, 80], {
        question: 'haulCost',
        count: 6,
        maxMinutes: null
      });
      const planner = createPlanner(problem);
      // At the end of its time a plan has hardly more than its first set.
      while (!planner.isOptimal) planner.step(50, 1);
      const answer = planner.getAnswer();
      for (const { alternative } of answer.sites) {
        expect(alternative!.lostTonnes).toBeGreaterThan(-1e-6);
        if (alternative!.lostTonnes < 1e-6) expect(alternative!.addedCost).toBeGreaterThan(-1);
      }
    }
  });

  it('starts the alternatives only with a complete set', () => {
    const planner = createPlanner(createRandomProblem(3, [60, 0, 80], { count: 6 }));
    planner.step(3, 1);
    const { sites } = planner.getAnswer();
    expect(sites.length).toBeLessThanOrEqual(3);
    expect(sites.every(({ alternative }) => alternative === null)).toBe(true);
  });

  it('returns the fault of a problem', () => {
    expect(createSitesPlanner(createProblem([[1]], { count: 2 }))).toEqual({
      ok: false,
      problem: 'tooManySites',
      values: { count: 2, max: 1 }
    });
  });
});

describe('improveSites', () => {
  it('reports its progress, and ends when the answer is optimal', () => {
    const planner = createPlanner(createRandomProblem(1, [20, 0, 30], { count: 3 }));
    let clock = 0;
    const steps = improveSites(planner, { milliseconds: 1e9, readClock: () => (clock += 300) });
    const reports: number[] = [];
    let next = steps.next();
    for (; !next.done; next = steps.next()) reports.push(next.value);
    expect(reports.length).toBeGreaterThan(2);
    expect(next.value.isOptimal).toBe(true);
    expect(next.value.sites.every(({ alternative }) => alternative?.isOptimal)).toBe(true);
  });
});
