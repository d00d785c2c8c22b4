import { requireNode } from './lib/node-version.mjs';

requireNode();
const { command, say } = await import('./lib/say.mjs');
const { ensureDependencies } = await import('./lib/install.mjs');
const { run } = await import('./lib/run.mjs');

/** Every property of the domain with 10,000 cases (PROPERTY_RUNS for another number), then 200 kills of the server and 1,000 calls of each operation. */
await command(async () => {
  await ensureDependencies();
  const runs = process.env.PROPERTY_RUNS ?? '10000';
  say(`· Properties of the domain, ${runs} cases each (minutes)`);
  const code = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--config', 'jest.domain.config.mjs', '--testTimeout=600000'],
    { allowFailure: true, env: { PROPERTY_RUNS: runs } }
  );
  say('· The server, killed 200 times in the middle of writes (KILL_ROUNDS for another number)');
  const killed = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', 'server/src/entries/kill.test.ts'],
    { allowFailure: true, env: { KILL_ROUNDS: process.env.KILL_ROUNDS ?? '200' } }
  );
  say('· Every documented call, 1,000 times with nonsense (FUZZ_CASES for another number)');
  const fuzzed = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', 'server/src/app/fuzz.test.ts'],
    {
      allowFailure: true,
      env: { FUZZ_CASES: process.env.FUZZ_CASES ?? '1000' }
    }
  );
  process.exit(code || killed || fuzzed);
});
