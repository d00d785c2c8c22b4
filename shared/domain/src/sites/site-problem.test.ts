import { MAX_SITE_CANDIDATES, MAX_SITE_DEMANDS, findSitesFault } from './site-problem';
import { createSitesPlanner } from './plan-sites';
import { createProblem } from './tests/test-sites';
import type { SitesChanges } from './tests/test-sites';

/** Two candidates and two demands. */
const createSmall = (changes: SitesChanges = {}) =>
  createProblem(
    [
      [10, 70],
      [70, 10]
    ],
    changes
  );
const { matrix } = createSmall();
const createTable = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => 10));

describe('findSitesFault', () => {
  it('returns null for a problem that can be solved', () => {
    expect(findSitesFault(createSmall())).toBeNull();
    expect(findSitesFault(createSmall({ question: 'haulCost', maxMinutes: null, capacity: 5 }))).toBeNull();
    expect(findSitesFault(createProblem(createTable(MAX_SITE_CANDIDATES, 1)))).toBeNull();
    expect(findSitesFault(createProblem(createTable(1, MAX_SITE_DEMANDS)))).toBeNull();
  });

  it.each<[string, SitesChanges, string]>([
    ['no site', { count: 0 }, 'noSite'],
    ['half a site', { count: 1.5 }, 'noSite'],
    ['more sites than candidates', { count: 3 }, 'tooManySites'],
    ['no candidate', { candidates: [] }, 'tooManySites'],
    ['a capacity of 0 t', { capacity: 0 }, 'invalidCapacity'],
    ['a negative capacity', { capacity: -1 }, 'invalidCapacity'],
    ['a capacity that is not a number', { capacity: NaN }, 'invalidCapacity'],
    ['no minutes for coverage', { maxMinutes: null }, 'invalidMinutes'],
    ['no time to drive', { maxMinutes: 0 }, 'invalidMinutes'],
    ['minutes below zero', { question: 'haulCost', maxMinutes: -1 }, 'invalidMinutes'],
    ['no vehicle', { vehicles: [] }, 'noVehicle'],
    ['a matrix with too few rows', { matrix: { ...matrix, rows: 1 } }, 'invalidMatrix'],
    ['a matrix with too many columns', { matrix: { ...matrix, columns: 3 } }, 'invalidMatrix'],
    ['a matrix with too few values', { matrix: { ...matrix, minutes: Float64Array.of(1) } }, 'invalidMatrix'],
    [
      'a negative distance',
      { matrix: { ...matrix, kilometres: Float64Array.of(1, 2, 3, -4) } },
      'invalidMatrix'
    ],
    [
      'minutes that are not a number',
      { matrix: { ...matrix, minutes: Float64Array.of(1, 2, 3, NaN) } },
      'invalidMatrix'
    ],
    ['tonnes below zero', { tonnes: [1, -1] }, 'notATonnage'],
    ['tonnes that are not a number', { tonnes: [NaN, 1] }, 'notATonnage'],
    ['too many tonnes', { tonnes: [600_000_000, 600_000_000] }, 'tooManyTonnes'],
    ['unknown tonnes everywhere', { tonnes: [null, null] }, 'unknownTonnes'],
    ['0 t everywhere', { tonnes: [0, 0] }, 'nothingToCarry'],
    ['0 t or unknown tonnes everywhere', { tonnes: [0, null] }, 'nothingToCarry'],
    [
      'no road to tonnes',
      { tonnes: [0, 5], matrix: { ...matrix, minutes: Float64Array.of(1, Infinity, 1, Infinity) } },
      'noRoad'
    ]
  ])('reports %s', (_title, changes, problem) => {
    expect(createSitesPlanner(createSmall(changes))).toMatchObject({ ok: false, problem });
  });

  it('reports too many candidates and demands with their numbers', () => {
    expect(findSitesFault(createProblem(createTable(801, 1)))).toEqual({
      ok: false,
      problem: 'tooManyCandidates',
      values: { count: 801, max: 800 }
    });
    expect(findSitesFault(createProblem(createTable(1, 5_001)))).toEqual({
      ok: false,
      problem: 'tooManyDemands',
      values: { count: 5_001, max: 5_000 }
    });
  });

  it('names the place of an invalid tonnage', () => {
    expect(findSitesFault(createSmall({ tonnes: [1, -1] }))).toMatchObject({ values: { name: 'D 1' } });
  });
});
