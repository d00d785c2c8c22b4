import type { SitesProblem } from './site-problem';
import type { SitesAnswer } from './sites-answer';
import { computeCost, createProblem, planSites } from './tests/test-sites';

const listNames = (answer: SitesAnswer) => answer.sites.map(({ candidate }) => candidate.name);
const findFactory = (answer: SitesAnswer) =>
  answer.factories.map(({ tonnesBefore, tonnes }) => [tonnesBefore, tonnes]);

describe('describeSites', () => {
  it('describes the catchment of each site with its haul costs and minutes', () => {
    const problem = createProblem([[10, 30, 50, 90]], { tonnes: [10, 20, 30, 5] });
    const { sites, counted, left, isOptimal, bound, gap } = planSites(problem);
    expect(sites).toHaveLength(1);
    expect(sites[0]).toMatchObject({ tonnes: 60, tonneKilometres: 2_200, longestMinutes: 50 });
    expect(sites[0]!.meanMinutes).toBeCloseTo(2_200 / 60, 9);
    expect(sites[0]!.haulCost).toBeCloseTo(
      10 * computeCost(10) + 20 * computeCost(30) + 30 * computeCost(50),
      6
    );
    expect(sites[0]!.costPerTonne).toBeCloseTo(sites[0]!.haulCost / 60, 9);
    expect(counted.tonnes).toBe(60);
    expect(left).toEqual([{ demand: problem.demands[3], tonnes: 5, reason: 'tooFar' }]);
    expect({ isOptimal, bound, gap }).toEqual({ isOptimal: true, bound: 60, gap: 0 });
  });

  it('leaves tonnes out with their reasons, and unknown tonnes without a number', () => {
    const table = [
      [10, 10, Infinity, 80, 90, 10, 10],
      [90, 90, Infinity, 90, 10, 90, 90]
    ];
    const problem = createProblem(table, { tonnes: [30, 20, 3, 4, 5, null, 0], capacity: 40 });
    const { leftByReason } = planSites(problem);
    expect(leftByReason).toEqual([
      { reason: 'unknownTonnes', count: 1, tonnes: null },
      { reason: 'noTonnes', count: 1, tonnes: 0 },
      { reason: 'noRoad', count: 1, tonnes: 3 },
      { reason: 'tooFar', count: 1, tonnes: 4 },
      { reason: 'notChosen', count: 1, tonnes: 5 },
      { reason: 'sitesFull', count: 1, tonnes: 10 }
    ]);
  });

  describe('with an existing factory', () => {
    // The first candidate is near the factory, the second one in a thinner area without a factory.
    const table = [[20, 20, 90, 50], [90, 90, 20, 90], [30, 30, 90, 40]]; // prettier-ignore
    const tonnes = [40, 40, 30, 10];
    const plan = (changes: Partial<SitesProblem>) =>
      planSites(createProblem(table, { tonnes, ...changes }, 1));

    it('ignores it', () => {
      const answer = plan({ existing: 'ignore' });
      expect(listNames(answer)).toEqual(['C 0']);
      expect(answer.counted.tonnes).toBe(90);
      expect(answer.factories).toEqual([]);
      expect(answer.sites[0]!.taken).toEqual([]);
    });

    it('keeps it, and covers what it does not reach', () => {
      const answer = plan({ existing: 'keep' });
      expect(listNames(answer)).toEqual(['C 1']);
      expect(answer.counted.tonnes).toBe(120);
      expect(findFactory(answer)).toEqual([[90, 90]]);
    });

    it('lets it compete, and reports what a site takes from it', () => {
      const answer = plan({ existing: 'compete' });
      expect(listNames(answer)).toEqual(['C 0']);
      expect(answer.counted.tonnes).toBe(80);
      expect(answer.sites[0]!.taken).toEqual([{ factory: { id: 'F0', name: 'F 0' }, tonnes: 80 }]);
      expect(findFactory(answer)).toEqual([[90, 10]]);
      expect(answer.leftByReason).toEqual([{ reason: 'notChosen', count: 1, tonnes: 30 }]);
    });

    it('keeps equally near tonnes at the factory', () => {
      const same = createProblem([[20], [20]], { existing: 'compete' }, 1);
      expect(planSites(same)).toMatchObject({ sites: [], counted: { tonnes: 0 } });
    });

    it('adds the haul costs of factory and sites', () => {
      const answer = plan({ existing: 'keep', question: 'haulCost', maxMinutes: null });
      expect(listNames(answer)).toEqual(['C 1']);
      const cost = 80 * computeCost(30) + 30 * computeCost(20) + 10 * computeCost(40);
      expect(answer.counted.haulCost).toBeCloseTo(cost, 6);
      expect(answer.bound).toBeCloseTo(cost, 6);
    });
  });
});
