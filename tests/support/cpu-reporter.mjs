import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { readTreeCpu } from '../../scripts/lib/checks/process-tree.mjs';

/**
 * Playwright reporter that writes `{ file, seconds, cpuSeconds }` per test file: the time since the end of the
 * previous test, with hooks, and the processor time of browser, server and runner meanwhile. Valid only for
 * runs with one worker.
 */
export default class CpuReporter {
  constructor({ outputFile }) {
    this.outputFile = outputFile;
    this.files = new Map();
  }

  onBegin() {
    this.last = { time: Date.now(), cpu: readTreeCpu(process.pid) };
  }

  onTestEnd(test) {
    const now = { time: Date.now(), cpu: readTreeCpu(process.pid) };
    const file = relative(process.cwd(), test.location.file);
    const { seconds, cpuSeconds } = this.files.get(file) ?? { seconds: 0, cpuSeconds: 0 };
    this.files.set(file, {
      seconds: seconds + (now.time - this.last.time) / 1000,
      cpuSeconds: now.cpu === null ? null : cpuSeconds + now.cpu - this.last.cpu
    });
    this.last = now;
  }

  onEnd() {
    mkdirSync(dirname(this.outputFile), { recursive: true });
    const lines = [...this.files].map(([file, times]) => JSON.stringify({ file, ...times }));
    writeFileSync(this.outputFile, `${lines.join('\n')}\n`);
  }
}
