import { requireNode } from '../scripts/lib/node-version.mjs';

requireNode();
const { runCommand, printLine } = await import('../scripts/lib/command.mjs');
const { ensureDependencies } = await import('../scripts/lib/install.mjs');
const { runProgram } = await import('../scripts/lib/run-program.mjs');

/** Mutates the domain thousands of times and counts how often its tests notice; files may be named. */
await runCommand(async () => {
  await ensureDependencies();
  printLine('· Mutation tests of the domain (an hour; less for named files)');
  const files = process.argv.slice(2);
  const code = await runProgram(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      ...(files.length > 0 ? ['--mutate', files.join(',')] : [])
    ],
    // Enough cases for a property to notice; a run tries each mutant against all its tests.
    { allowFailure: true, env: { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '30' } }
  );
  process.exit(code);
});
