import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../scripts/lib/paths.mjs';

/** Time limit for a server to start listening, ms. */
const START_MS = 120_000;

/**
 * @typedef {object} FaultServer
 * @property {string} url
 * @property {number} pid
 * @property {() => string | null} findEnd how the process ended, with its last output; null while it runs
 * @property {() => Promise<void>} kill
 * @property {() => Promise<void>} stop
 */

/**
 * Runs a built command to its end.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @throws Error with its last lines when it fails.
 */
export async function runBuilt(name, args, env) {
  const child = spawn(process.execPath, [`build/server/${name}.js`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-3_000)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${name} ended with code ${code}: ${output}`);
}

/**
 * Starts the built server on a free port; `clockMs` shifts the clock of its process.
 * @param {Record<string, string>} env
 * @returns {Promise<FaultServer>}
 */
export async function startServer(env, clockMs = 0) {
  const shift = clockMs === 0 ? [] : ['--import', './tools/faults/shift-clock.mjs'];
  const child = spawn(process.execPath, [...shift, 'build/server/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', CLOCK_SHIFT_MS: String(clockMs), ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  const ended = once(child, 'close');
  let output = '';
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server did not start in time: ${output}`)),
      START_MS
    );
    /** @param {Buffer} chunk */
    const readOutput = (chunk) => {
      output += chunk;
      const found = /SITE listening on (\S+)/.exec(output)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    // Its last lines are read before the end of its streams.
    child.on('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server did not start (code ${code}): ${output}`));
    });
  });
  /** @param {NodeJS.Signals} signal */
  const endServer = async (signal) => {
    child.kill(signal);
    await ended;
  };
  if (child.pid === undefined) throw new Error('The server has no process.');
  const findEnd = () =>
    child.exitCode === null && child.signalCode === null
      ? null
      : `the server ended with ${child.exitCode ?? child.signalCode}: ${output.slice(-3_000)}`;
  return {
    url,
    pid: child.pid,
    findEnd,
    kill: () => endServer('SIGKILL'),
    stop: () => endServer('SIGTERM')
  };
}
