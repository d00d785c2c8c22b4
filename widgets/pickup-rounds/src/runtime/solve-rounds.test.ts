import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { createStraightMatrix, readTripRules } from 'widgets/shared-code/site-domain';
import type { RoundsProblem } from 'widgets/shared-code/site-domain';
import { solveRounds } from './solve-rounds';

const rules = readTripRules(DEFAULT_PARAMETERS);

/** Returns a problem of piles around the factory, one load each. */
function createProblem(count: number, fleet: RoundsProblem['fleet'] = { MB1: 3 }): RoundsProblem {
  const places = Array.from({ length: count }, (_, at) => ({
    latitude: rules.factory.latitude + 0.02 * (at % 7),
    longitude: rules.factory.longitude + 0.03 * (at % 11)
  }));
  return {
    ...{ fleet, rules, breaks: [], days: 3, waitingWeight: 0 },
    matrix: createStraightMatrix([rules.factory, ...places], rules.speed),
    piles: places.map((_, at) => ({
      id: String(at),
      name: `Mill ${at}`,
      agentId: 'Emem Udo',
      tonnes: 2,
      waitingDays: 0
    }))
  };
}

describe('solveRounds', () => {
  it('returns the optimum of a small problem at once', async () => {
    const start = performance.now();
    const { answer, isOptimal } = await solveRounds(createProblem(4), { milliseconds: 60_000 });
    expect(isOptimal).toBe(true);
    expect(answer.tonnes).toBe(8);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('reports answers of a large problem and returns the best one when its time is over', async () => {
    const reports: { readonly cost: number; readonly share: number }[] = [];
    const { answer, isOptimal } = await solveRounds(createProblem(60), {
      milliseconds: 900,
      onAnswer: ({ cost }, share) => reports.push({ cost, share })
    });
    expect(isOptimal).toBe(false);
    expect(answer.tonnes).toBe(120);
    expect(reports.length).toBeGreaterThan(1);
    expect(reports.map(({ share }) => share)).toEqual(
      reports.map(({ share }) => share).sort((a, b) => a - b)
    );
    for (const { cost } of reports) expect(cost).toBeGreaterThanOrEqual(answer.cost);
  });

  it('ends with its best answer when it is aborted, and lets the page work meanwhile', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const start = performance.now();
    const { answer } = await solveRounds(createProblem(60), { milliseconds: 60_000, signal: stop.signal });
    expect(answer.rounds.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('refuses a problem with a fault', async () => {
    await expect(solveRounds(createProblem(4, {}), { milliseconds: 100 })).rejects.toThrow('noVehicle');
  });
});
