import { createStraightMatrix, DEFAULT_PARAMETERS, readTripRules } from 'widgets/shared-code/site-domain';
import type { FromSolver, RoundsAnswer, RoundsProblem } from 'widgets/shared-code/site-domain';
import { solveRounds } from './solve-rounds';

const rules = readTripRules(DEFAULT_PARAMETERS);
const createProblem = (count: number): RoundsProblem => {
  const places = Array.from({ length: count }, (_, at) => ({ latitude: 5 + at / 50, longitude: 7.9 }));
  return {
    piles: places.map((_, at) => ({
      id: String(at),
      name: String(at),
      agentId: 'Emem Udo',
      tonnes: 2,
      waitingDays: 3
    })),
    fleet: { MB1: 2 },
    rules,
    breaks: [],
    days: 2,
    matrix: createStraightMatrix([rules.factory, ...places], rules.speed),
    waitingWeight: 0
  };
};

/** A worker whose script the test plays. */
class PlayedWorker {
  static last: PlayedWorker;
  static refusal: string | null = null;
  onmessage: (event: { readonly data: FromSolver<RoundsAnswer> }) => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly postMessage = jest.fn();
  readonly terminate = jest.fn();
  constructor(readonly address: string) {
    if (PlayedWorker.refusal) throw new DOMException(PlayedWorker.refusal, 'SecurityError');
    PlayedWorker.last = this;
  }
}

const answer = { tonnes: 4 } as RoundsAnswer;

beforeEach(() => {
  PlayedWorker.refusal = null;
  globalThis.Worker = PlayedWorker as unknown as typeof Worker;
});

describe('solveRounds', () => {
  it('[BY-13] reports the answers of the worker, and ends it after the last', async () => {
    const onAnswer = jest.fn();
    const stopping = new AbortController();
    const { signal } = stopping;
    const problem = createProblem(3);
    const solving = solveRounds(problem, 'https://site.test/rounds/', { milliseconds: 9, signal, onAnswer });
    const worker = PlayedWorker.last;
    expect(worker.address).toBe('https://site.test/rounds/dist/runtime/assets/rounds-solver.js');
    expect(worker.postMessage.mock.calls).toEqual([[{ problem, milliseconds: 9 }]]);
    worker.onmessage({ data: { kind: 'better', answer, share: 0.5 } });
    expect(onAnswer).toHaveBeenCalledWith(answer, 0.5);
    stopping.abort();
    expect(worker.postMessage).toHaveBeenLastCalledWith('stop');
    worker.onmessage({ data: { kind: 'done', solved: { answer, isOptimal: false } } });
    await expect(solving).resolves.toEqual({ answer, isOptimal: false, isInterrupted: false });
    expect(worker.terminate).toHaveBeenCalled();
  });

  it('stops the worker at once when the signal was aborted before it began', async () => {
    const solving = solveRounds(createProblem(3), '/', { milliseconds: 9, signal: AbortSignal.abort() });
    expect(PlayedWorker.last.postMessage).toHaveBeenLastCalledWith('stop');
    PlayedWorker.last.onmessage({ data: { kind: 'done', solved: { answer, isOptimal: false } } });
    await expect(solving).resolves.toMatchObject({ answer });
  });

  it('solves on the page when the script does not load, or may not be started', async () => {
    const solve = () => solveRounds(createProblem(3), '/', { milliseconds: 20 });
    const solving = solve();
    PlayedWorker.last.onerror();
    const solved = await solving;
    expect(solved).toMatchObject({ answer: { tonnes: 6, left: [] }, isOptimal: true });
    PlayedWorker.refusal = 'Another origin';
    await expect(solve()).resolves.toEqual(solved);
  });

  it('ends a search on the page at the signal, with the best answer so far', async () => {
    PlayedWorker.refusal = 'Another origin';
    const stopping = new AbortController();
    const shares: number[] = [];
    const solved = await solveRounds(createProblem(40), '/', {
      milliseconds: 600_000,
      signal: stopping.signal,
      onAnswer: (found, share) => {
        shares.push(share);
        if (found.tonnes > 0) stopping.abort();
      }
    });
    expect(solved.isOptimal).toBe(false);
    expect(shares).toEqual([0]);
  });

  it('keeps the best answer of a worker that fails, or that is ended and sends nothing more', async () => {
    jest.useFakeTimers();
    const kept = { answer, isOptimal: false, isInterrupted: true };
    const solve = () => solveRounds(createProblem(3), '/', { milliseconds: 20 });
    const failing = solve();
    PlayedWorker.last.onmessage({ data: { kind: 'better', answer, share: 0.5 } });
    PlayedWorker.last.onerror();
    await expect(failing).resolves.toEqual(kept);
    const silent = solve();
    PlayedWorker.last.onmessage({ data: { kind: 'better', answer, share: 0.5 } });
    jest.advanceTimersByTime(20_000);
    await expect(silent).resolves.toEqual(kept);
    jest.useRealTimers();
  });

  it('fails with the reason of the worker', async () => {
    const solving = solveRounds(createProblem(3), '/', { milliseconds: 20 });
    PlayedWorker.last.onmessage({ data: { kind: 'failed', message: 'Error: noVehicle' } });
    await expect(solving).rejects.toThrow('noVehicle');
  });
});
