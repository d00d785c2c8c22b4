import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of PostgreSQL's programs on Debian. */
export const postgresBin = '/usr/lib/postgresql/15/bin';
const asRoot = process.getuid?.() === 0;

/** Returns why PostgreSQL with PostGIS is not available here, or null. */
export function explainMissingPostgres() {
  const needed = [join(postgresBin, 'initdb'), '/usr/share/postgresql/15/extension/postgis.control'];
  return needed.every((file) => existsSync(file))
    ? null
    : 'PostgreSQL is not installed (apt-get install postgresql-15-postgis-3)';
}

/**
 * PostgreSQL refuses to run as root: then its programs run as the package's own user.
 * @param {string} program
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
const toCommand = (program, args) => {
  const path = join(postgresBin, program);
  return asRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
};
/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').ExecFileSyncOptions} options
 */
const runPostgresProgram = (program, args, options = {}) =>
  execFileSync(...toCommand(program, args), { stdio: 'pipe', ...options });

/**
 * Returns the output of a PostgreSQL program without blocking this process.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>}
 */
export function readPostgresOutput(program, args) {
  const child = spawn(...toCommand(program, args), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) =>
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${program} failed: ${output}`))
    )
  );
}

/**
 * Starts a process that runs `cleanUp`, a shell command, if this process ends without `cancel()`. It waits for
 * the end of a pipe, which the system closes in every case.
 * @param {string} cleanUp
 */
function runAfterExit(cleanUp) {
  const watcher = spawn('sh', ['-c', `read -r _; ${cleanUp}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore']
  });
  watcher.unref();
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  return { cancel: () => watcher.kill('SIGKILL') };
}

/** @param {string} argument */
const quoteArgument = (argument) => `'${argument.replaceAll("'", `'\\''`)}'`;

/**
 * Starts a private PostgreSQL in a temporary folder, reached by a socket there and, when given, by an address
 * of this machine. `stop` ends it and removes everything before it returns; a second call does nothing. When
 * this process is killed the cluster ends too. `options` are additional options of the server.
 * @param {number} port
 */
export function startCluster(port, address = '', options = '') {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-pg-'));
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const stopArguments = ['-D', data, '-w', '-m', 'immediate', 'stop'];
  const [program, args] = toCommand('pg_ctl', stopArguments);
  const stopCommand = [program, ...args].map(quoteArgument).join(' ');
  const watcher = runAfterExit(`${stopCommand}; rm -rf ${quoteArgument(folder)}`);
  let stopped = false;
  const stop = () => {
    if (stopped) return;
    stopped = true;
    watcher.cancel();
    try {
      runPostgresProgram('pg_ctl', stopArguments);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  try {
    runPostgresProgram('initdb', ['-D', data, '-A', 'trust', '-U', 'bench', '--no-sync']);
    const settings = `-p ${port} -k ${folder} -c listen_addresses=${address} -c fsync=off -c shared_buffers=512MB -c work_mem=256MB ${options}`;
    runPostgresProgram('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'], {
      stdio: 'ignore'
    });
  } catch (error) {
    watcher.cancel();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, stop };
}
