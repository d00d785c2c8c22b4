import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { listDescendants, readTreeCpu } from './process-tree.mjs';

export const resultsFolder = join(root, 'test-results');

/** Lines of a failed job's output that are shown. */
const SHOWN_LINES = 120;
/** Time limit for interrupted programs to end, ms; longer than Playwright gives the server of its tests. */
const GRACE_MS = 12_000;
/** Shortest time between two readings of a job's processor time, ms. */
const SHORTEST_SAMPLE_MS = 500;
/**
 * Time between two readings as a share of the job's time so far: each reads every process of the machine, and the
 * last may miss as much.
 */
const SAMPLE_SHARE = 0.05;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {string} name */
const toFileName = (name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Runs a Node program to its end with its output in `test-results/NAME.log`.
 * @param {{ name: string, args: string[], env?: NodeJS.ProcessEnv }} job
 * @returns `{ code, seconds, cpuSeconds, tail }`; cpuSeconds of the program and all that it started (null without
 *   /proc), tail the end of its output.
 */
export async function runJob({ name, args, env = {} }) {
  mkdirSync(resultsFolder, { recursive: true });
  const log = join(resultsFolder, `${toFileName(name)}.log`);
  const output = openSync(log, 'w');
  const begun = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', output, output],
    // A process group of its own, so that Ctrl-C reaches it once, through interruptJobs.
    detached: true
  });
  running.add(child);
  /** @type {number | null} */
  let cpuSeconds = null;
  /** @type {NodeJS.Timeout} */
  let sampler;
  const sampleLater = () => {
    sampler = setTimeout(
      () => {
        if (child.pid !== undefined) cpuSeconds = readTreeCpu(child.pid) ?? cpuSeconds;
        sampleLater();
      },
      Math.max(SHORTEST_SAMPLE_MS, SAMPLE_SHARE * (Date.now() - begun))
    );
  };
  sampleLater();
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  }).finally(() => {
    clearTimeout(sampler);
    running.delete(child);
    closeSync(output);
  });
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  return { code, seconds: (Date.now() - begun) / 1000, cpuSeconds, tail };
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
const sendSignal = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
};

/** Interrupts every running job as Ctrl-C would, and kills the remaining processes after some seconds. */
export async function interruptJobs() {
  const groups = [...running].flatMap(({ pid }) => pid ?? []);
  const pids = groups.flatMap((pid) => [pid, ...listDescendants(pid)]);
  for (const pid of groups) sendSignal(-pid, 'SIGINT');
  const deadline = Date.now() + GRACE_MS;
  while (running.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const pid of pids) sendSignal(pid, 'SIGKILL');
}
