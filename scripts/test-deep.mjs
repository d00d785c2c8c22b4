import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, say } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { run } = await import('./lib/run.mjs');

/** Every property of the domain with 10,000 cases (PROPERTY_RUNS for another number). */
await command(async () => {
  await ensureDependencies();
  const runs = process.env.PROPERTY_RUNS ?? '10000';
  say(`· Properties of the domain, ${runs} cases each (minutes)`);
  const code = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--config', 'jest.domain.config.mjs', '--testTimeout=600000'],
    { allowFailure: true, env: { PROPERTY_RUNS: runs } }
  );
  process.exit(code);
});
