import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { CommandError, runCommand, formatElapsedSeconds, printLine, runStep } =
  await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { ensureBuild } = await import('../scripts/lib/build.mjs');
const { findFreePort } = await import('../scripts/lib/free-port.mjs');
const { printOutcome } = await import('../scripts/lib/outcomes.mjs');

/*
 * Loads a server on this machine with a mix of calls (load/create-mix.mjs): people at work, a rush, many open
 * connections, and dashboards for an hour. Takes an hour and a quarter; `--scale 0.05` shortens each phase to a
 * twentieth.
 */

const STEADY = { perSecond: 20, seconds: 600 };
const RUSH = { perSecond: 100, seconds: 60 };
const CONNECTIONS = { count: 1_000, perSecond: 20, seconds: 60 };
/** Each dashboard opens its map once, then refreshes its boards. */
const DASHBOARDS = { count: 50, seconds: 3_600, refreshSeconds: 60 };

/** @param {string | undefined} text */
function parseScale(text) {
  const scale = Number(text ?? 1);
  if (scale > 0 && scale <= 1) return scale;
  throw new CommandError(`--scale must be a number above 0, at most 1, not '${text}'.`);
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } });
  const scale = parseScale(values.scale);
  await ensureDependencies();
  await ensureBuild();
  const { createDemoFolder, startServer } = await import('../tests/support/demo-server.mjs');
  const { signIn } = await import('./faults/ledger.mjs');
  const { createCall, createMix } = await import('./load/create-mix.mjs');
  const { recordOpening } = await import('./load/record-opening.mjs');
  const phases = await import('./load/phases.mjs');

  /** @template {{ seconds: number }} Load @param {Load} load @returns {Load} */
  const shorten = (load) => ({ ...load, seconds: load.seconds * scale });
  const dataDir = await runStep('Preparing demonstration data', () => createDemoFolder());
  const env = { SITE_TRUST_PROXY: '1' };
  const server = await startServer({ port: await findFreePort(), dataDir, env });
  let failed = 0;
  let checked = 0;
  /** @param {string} name @param {Promise<import('./load/phases.mjs').LoadCheck[]>} phase */
  const report = async (name, phase) => {
    for (const { held, text, details = [] } of await phase) {
      checked += 1;
      if (!held) failed += 1;
      printLine(`${held ? '✓' : '✗'} ${text}`);
      for (const line of details) printLine(line);
    }
    printLine(`· ${name} (${formatElapsedSeconds()} s)`);
  };
  try {
    const opening = await runStep('Recording the opening of the map', () => recordOpening(server.url));
    printLine(`· An opening has ${opening.length} requests.`);
    const source = { opening, token: await signIn(server.url), run: `load-${Date.now()}` };
    const loaded = { url: server.url, pid: server.pid, next: createMix(source) };
    await report('Steady', phases.runAtRate('steady', loaded, shorten(STEADY)));
    await report('Rush', phases.runRush(loaded, shorten(RUSH)));
    await report('Connections', phases.runBesideConnections(loaded, shorten(CONNECTIONS)));
    const dashboard = {
      opening: opening.map((_, at) => createCall('opening', at, source)),
      refresh: [0, 1, 2].map((at) => createCall('board', at, source))
    };
    const load = { ...shorten(DASHBOARDS), refreshSeconds: DASHBOARDS.refreshSeconds * Math.max(scale, 0.1) };
    await report('Dashboards', phases.runDashboards(loaded, dashboard, load));
  } finally {
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
  if (scale < 1)
    printLine(`! Each phase took ${scale} of its time: memory is judged after a whole hour only.`);
  printOutcome(`${checked} checks, ${checked - failed} held`, failed > 0);
  process.exit(failed === 0 ? 0 : 1);
});
