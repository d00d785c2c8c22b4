import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lock } from 'proper-lockfile';

/** Thrown when another process has the data folder open. */
export class StoreLockedError extends Error {
  constructor(
    readonly folder: string,
    who: string
  ) {
    super(
      `The data folder ${folder} is in use by ${who}. Stop that server first, or set SITE_DATA to another folder.`
    );
    this.name = 'StoreLockedError';
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/** Process that holds a folder. */
export interface LockHolder {
  /** Scope in which the pid is unique; pids of different containers are unrelated. */
  readonly space: string;
  readonly host: string;
  readonly pid: number;
  /**
   * Start time of the process in the system's count, which distinguishes it from a later process with the same
   * pid.
   */
  readonly started: string | null;
  /** Distinguishes openings from each other. */
  readonly id: string;
}

/**
 * Directory used as the lock: creating one is atomic on every file system. Its modification time is the
 * heartbeat.
 */
const LOCK = 'in-use.lock';
/** File with the holder, for the message of a refusal. */
const HOLDER = 'site.lock';
/** Interval between heartbeats, ms. */
const BEAT_MS = 2_000;
/**
 * Time without a heartbeat after which the holder counts as dead, ms; longer than this process ever blocks its
 * event loop.
 */
const STALE_MS = 20_000;
const PROBE_MS = 250;
/** Time in which another process that found the same stale lock has also taken it, ms. */
const SETTLE_MS = 300;

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The file is missing, or does not exist on this system.
    return null;
  }
}

/**
 * Returns the start time of a process in clock ticks since boot (Linux); null when the system does not report
 * it.
 */
function readStartTime(pid: number | 'self'): string | null {
  const stat = readText(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Returns the boot id and the pid namespace (Linux), elsewhere the host name. */
function readPidSpace(): string {
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim();
  try {
    return boot === undefined ? hostname() : `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return `${boot} ${hostname()}`;
  }
}

/** Returns this process as the holder of a folder. */
export const getThisProcess = (): LockHolder => ({
  space: readPidSpace(),
  host: hostname(),
  pid: process.pid,
  started: readStartTime('self'),
  id: randomUUID()
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isAlive = ({ pid, started }: LockHolder): boolean =>
  isRunning(pid) && (started === null || readStartTime(pid) === null || readStartTime(pid) === started);

/** Reads the holder; null when the file is missing or incomplete. */
function readHolder(path: string): LockHolder | null {
  try {
    const { space, host, pid, started, id } = JSON.parse(readText(path) ?? '') as Partial<LockHolder>;
    if (space === undefined || host === undefined || pid === undefined || id === undefined) return null;
    return { space, host, pid, started: started ?? null, id };
  } catch {
    return null;
  }
}

/**
 * Returns whether the heartbeat moves. Its time is compared only with itself, since the clocks of two machines
 * may differ.
 */
async function hasHeartbeat(path: string): Promise<boolean> {
  const readHeartbeat = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const first = readHeartbeat();
  for (let waited = 0; waited < STALE_MS; waited += PROBE_MS) {
    await pause(PROBE_MS);
    const now = readHeartbeat();
    if (now !== first) return now !== undefined;
  }
  return false;
}

/**
 * Ends this process at once. It no longer holds its folder, so it must write nothing more, not even on closing.
 */
function endAtOnce(folder: string): never {
  process.stderr.write(
    `The data folder ${folder} was taken over by another process while this one did not answer (was the machine asleep?). It ends at once, so that both do not write; start it again when the other has ended.\n`
  );
  process.exit(1);
}

const describeHolder = (holder: LockHolder | null, own: LockHolder): string =>
  holder === null
    ? 'another process'
    : `process ${holder.pid}${holder.space === own.space ? '' : ` on ${holder.host}`}`;

async function acquireLock(folder: string, path: string, refused: () => StoreLockedError) {
  try {
    return await lock(folder, {
      lockfilePath: path,
      realpath: false,
      stale: STALE_MS,
      update: BEAT_MS,
      onCompromised: () => endAtOnce(folder)
    });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ELOCKED' ? refused() : error;
  }
}

/**
 * Locks the data folder for this process: the embedded database has no lock of its own, and two processes on
 * one folder silently destroy it. A holder on this machine is looked up by its pid; a holder in another
 * container or on another machine is alive while its heartbeat moves, which may take 20 s to rule out. A stale
 * lock is taken over.
 * @throws StoreLockedError while another process (or another opening in this one) holds it.
 */
export async function lockFolder(folder: string, own: LockHolder = getThisProcess()): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const place = realpathSync(folder);
  const [path, holderPath] = [join(place, LOCK), join(place, HOLDER)];
  const createLockedError = () => new StoreLockedError(folder, describeHolder(readHolder(holderPath), own));
  const taken = existsSync(path);
  if (taken) {
    const holder = readHolder(holderPath);
    if (holder?.space === own.space ? isAlive(holder) : await hasHeartbeat(path)) throw createLockedError();
    rmSync(holderPath, { force: true });
    rmSync(path, { recursive: true, force: true });
  }
  const release = await acquireLock(place, path, createLockedError);
  writeFileSync(holderPath, JSON.stringify(own));
  if (taken) {
    await pause(SETTLE_MS);
    if (readHolder(holderPath)?.id !== own.id) throw createLockedError();
  }
  return {
    release: async () => {
      rmSync(holderPath, { force: true });
      await release();
    }
  };
}
