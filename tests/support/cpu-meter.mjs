import { appendFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readTreeCpu } from '../../scripts/lib/checks/process-tree.mjs';

const root = process.cwd();

/**
 * Returns the processor seconds of this process and its children; of this process only when there is no /proc.
 */
const readCpu = () => {
  const { user, system } = process.cpuUsage();
  return readTreeCpu(process.pid) ?? (user + system) / 1e6;
};

/**
 * Starts to measure a test file. The returned function adds a line to `test-results/NAME.times`, NAME being
 * SITE_TEST_TIMES; without that variable nothing is measured (npm test sets it).
 */
function startCpuMeter(testPath) {
  const name = process.env.SITE_TEST_TIMES;
  if (!name) return () => undefined;
  const begun = { time: Date.now(), cpu: readCpu() };
  return () => {
    const line = {
      file: relative(root, testPath),
      seconds: (Date.now() - begun.time) / 1000,
      cpuSeconds: readCpu() - begun.cpu
    };
    appendFileSync(join(root, 'test-results', `${name}.times`), `${JSON.stringify(line)}\n`);
  };
}

/** Returns an environment of Jest that measures its test files for `npm run test:times`. */
export const withCpuMeter = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.stopMeter = startCpuMeter(context.testPath);
    }

    async teardown() {
      await super.teardown();
      this.stopMeter();
    }
  };
