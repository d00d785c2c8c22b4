import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createStraightMatrix, DEFAULT_PARAMETERS, readTripRules } from '@site/domain';
import { bundleWorker, listWorkers } from '../../scripts/lib/bundle-worker.mjs';

/* The workers of widgets as the builds of the host and of Experience Builder contain them. */

interface SolverMessage {
  readonly kind: string;
}

it('[BY-13] the solver of pickup rounds is one script, which answers on its own', async () => {
  const [worker] = listWorkers(join(__dirname, '../../widgets/pickup-rounds'));
  expect(worker!.asset).toBe('runtime/assets/rounds-solver.js');
  const sent: SolverMessage[] = [];
  const self: { onmessage?: (event: object) => void; postMessage: (message: SolverMessage) => void } = {
    postMessage: (message) => void sent.push(message)
  };
  runInNewContext(bundleWorker(worker!.module), { self, AbortController, performance, setTimeout });
  const rules = readTripRules(DEFAULT_PARAMETERS);
  const problem = {
    piles: [{ id: '1', name: 'Uyo', agentId: 'Emem Udo', tonnes: 2, waitingDays: 0 }],
    matrix: createStraightMatrix([rules.factory, { latitude: 5.03, longitude: 7.93 }], rules.speed),
    ...{ fleet: { Ford: 1 }, rules, breaks: [], days: 1, waitingWeight: 0 }
  };
  self.onmessage!({ data: { problem, milliseconds: 100 } });
  while (!sent.some(({ kind }) => kind === 'done')) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent.pop()).toMatchObject({ solved: { answer: { tonnes: 2 }, isOptimal: true } });
});
