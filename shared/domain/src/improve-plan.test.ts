import { improvePlan, searchInSlices } from './improve-plan';
import type { SteppedPlanner } from './improve-plan';

/** A plan whose answer is the number of its steps, best at five. */
function createCounter(): SteppedPlanner<number> {
  let steps = 0;
  return {
    get isOptimal() {
      return steps >= 5;
    },
    step: (count) => void (steps += count),
    getAnswer: () => steps
  };
}

/** A clock that goes on by `stride` ms whenever it is read. */
function createClock(stride: number): () => number {
  let now = 0;
  return () => (now += stride);
}

describe('searchInSlices', () => {
  const search = (milliseconds: number, onAnswer?: (answer: number, share: number) => void) => {
    const planner = createCounter();
    const readClock = createClock(100);
    const steps = improvePlan(planner, { milliseconds, readClock, sliceMilliseconds: 1 }, 1);
    let turns = 0;
    const waitForOthers = async () => void (turns += 1);
    return searchInSlices(planner, steps, { readClock, waitForOthers, onAnswer }).then((found) => ({
      ...found,
      turns
    }));
  };

  it('lets others take turns and returns the best answer', async () => {
    expect(await search(100_000)).toEqual({ answer: 5, isOptimal: true, turns: 6 });
  });

  it('returns the best answer so far when the time is over, and reports answers before', async () => {
    const reported: [number, number][] = [];
    const found = await search(900, (answer, share) => reported.push([answer, share]));
    expect(found).toMatchObject({ isOptimal: false });
    expect(found.answer).toBeLessThan(5);
    expect(reported[0]).toEqual([0, 0]);
    expect(reported.length).toBeGreaterThan(1);
  });
});
