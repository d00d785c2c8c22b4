import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createSiteMatrix, createStraightMatrix, DEFAULT_PARAMETERS, readTripRules } from '@site/domain';
import { bundleWorker, listWorkers } from '../../scripts/lib/bundle-worker.mjs';

/* The workers of widgets as the builds of the host and of Experience Builder contain them. */

interface SolverMessage {
  readonly kind: string;
}

/** Runs the only worker of a widget with a problem, and returns its last message. */
async function runSolver(widget: string, asset: string, problem: object): Promise<SolverMessage> {
  const [worker] = listWorkers(join(__dirname, '../../widgets', widget));
  expect(worker!.asset).toBe(`runtime/assets/${asset}`);
  const sent: SolverMessage[] = [];
  const self: { onmessage?: (event: object) => void; postMessage: (message: SolverMessage) => void } = {
    postMessage: (message) => void sent.push(message)
  };
  runInNewContext(bundleWorker(worker!.module), { self, AbortController, performance, setTimeout });
  self.onmessage!({ data: { problem, milliseconds: 100 } });
  while (!sent.some(({ kind }) => kind === 'done')) await new Promise((resolve) => setTimeout(resolve, 5));
  return sent.pop()!;
}

it('[BY-13] the solver of pickup rounds is one script, which answers on its own', async () => {
  const rules = readTripRules(DEFAULT_PARAMETERS);
  const problem = {
    piles: [{ id: '1', name: 'Uyo', agentId: 'Emem Udo', tonnes: 2, waitingDays: 0 }],
    matrix: createStraightMatrix([rules.factory, { latitude: 5.03, longitude: 7.93 }], rules.speed),
    ...{ fleet: { Ford: 1 }, rules, breaks: [], days: 1, waitingWeight: 0 }
  };
  const solved = await runSolver('pickup-rounds', 'rounds-solver.js', problem);
  expect(solved).toMatchObject({ solved: { answer: { tonnes: 2 }, isOptimal: true } });
});

it('[BY-14] the solver of sites is one script, which answers on its own', async () => {
  const problem = {
    ...{ question: 'coverage', count: 1, maxMinutes: 60, capacity: null, existing: 'keep', factories: [] },
    candidates: [
      { id: '1', name: 'Uyo' },
      { id: '2', name: 'Aba' }
    ],
    demands: [{ id: '1', name: 'Mill', tonnes: 7 }],
    matrix: createSiteMatrix([null, { demands: [0], minutes: [30], kilometres: [20] }], 1),
    ...{ vehicles: ['MB1'], rules: readTripRules(DEFAULT_PARAMETERS) }
  };
  const solved = await runSolver('where-next', 'sites-solver.js', problem);
  expect(solved).toMatchObject({
    solved: { answer: { sites: [{ candidate: { name: 'Aba' }, tonnes: 7 }] }, isOptimal: true }
  });
});
