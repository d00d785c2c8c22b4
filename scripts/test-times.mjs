import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { CommandError, runCommand, printLine } = await import('./lib/command.mjs');
const { readFileTimes } = await import('./lib/checks/reports.mjs');
const { resultsFolder } = await import('./lib/checks/run-job.mjs');

const toSeconds = (value) => (value === null ? '–' : value.toFixed(1)).padStart(8);
const printRow = (wall, cpu, name) => printLine(`${toSeconds(wall)} ${toSeconds(cpu)}  ${name}`);

/** Prints the checks and the slowest test files of the last `npm test`, by processor time when it is known. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { top: { type: 'string', default: '25' } } });
  const jobs = join(resultsFolder, 'jobs.json');
  if (!existsSync(jobs)) throw new CommandError('There is no report of a run. Run npm test first.');
  const getCost = ({ seconds, cpuSeconds }) => cpuSeconds ?? seconds;
  const byCost = (a, b) => getCost(b) - getCost(a);
  printLine(' wall, s   CPU, s');
  for (const { name, seconds, cpuSeconds } of JSON.parse(readFileSync(jobs, 'utf8')).sort(byCost))
    printRow(seconds, cpuSeconds, name);
  printLine('\n wall, s   CPU, s  slowest files');
  for (const { file, seconds, cpuSeconds } of readFileTimes().sort(byCost).slice(0, Number(values.top)))
    printRow(seconds, cpuSeconds, file);
});
