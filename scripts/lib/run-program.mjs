import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { CommandError } from './command.mjs';

/** Program of npm on this system. */
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * Runs a program to its end. `quiet` captures its output and shows the last lines only when it fails.
 * Resolves with its exit code when `allowFailure`, otherwise a non-zero code is a CommandError.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, allowFailure?: boolean, env?: NodeJS.ProcessEnv, cwd?: string }} options
 * @returns {Promise<number>}
 */
export function runProgram(
  program,
  args,
  { quiet = false, allowFailure = false, env = {}, cwd = root } = {}
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit']
    });
    let tail = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (tail = (tail + chunk).slice(-6_000)));
    child.on('error', (error) =>
      reject(new CommandError(`${program} could not be started: ${error.message}`))
    );
    child.on('close', (code, signal) => {
      if (code === 0 || allowFailure) resolve(code ?? 1);
      else
        reject(
          new CommandError(`${tail}\n${program} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.`)
        );
    });
  });
}

/**
 * Runs a long-lived Node program in the foreground: it receives Ctrl-C and termination signals, and this
 * process ends after it with its exit code.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export function runForeground(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit'
    });
    // The terminal sends Ctrl-C to the whole group; other signals reach only this process and are forwarded.
    process.on('SIGINT', () => undefined);
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
      process.on(signal, () => child.kill(signal));
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 0 : 1)));
  });
}
