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
export interface Holder {
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
const LOOK_MS = 250;
/** Time in which another process that found the same stale lock has also taken it, ms. */
const SETTLE_MS = 300;

function read(path: string): string | null {
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
function startOf(pid: number | 'self'): string | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Returns the boot id and the pid namespace (Linux), elsewhere the host name. */
function pidSpace(): string {
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim();
  try {
    return boot === undefined ? hostname() : `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return `${boot} ${hostname()}`;
  }
}

/** Returns this process as the holder of a folder. */
export const thisProcess = (): Holder => ({
  space: pidSpace(),
  host: hostname(),
  pid: process.pid,
  started: startOf('self'),
  id: randomUUID()
});

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const isAlive = ({ pid, started }: Holder): boolean =>
  exists(pid) && (started === null || startOf(pid) === null || startOf(pid) === started);

/** Reads the holder; null when the file is missing or incomplete. */
function readHolder(path: string): Holder | null {
  try {
    const { space, host, pid, started, id } = JSON.parse(read(path) ?? '') as Partial<Holder>;
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
async function beats(path: string): Promise<boolean> {
  const beat = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const first = beat();
  for (let waited = 0; waited < STALE_MS; waited += LOOK_MS) {
    await pause(LOOK_MS);
    const now = beat();
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

const named = (holder: Holder | null, own: Holder): string =>
  holder === null
    ? 'another process'
    : `process ${holder.pid}${holder.space === own.space ? '' : ` on ${holder.host}`}`;

async function acquire(folder: string, path: string, refused: () => StoreLockedError) {
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
export async function lockFolder(folder: string, own: Holder = thisProcess()): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const place = realpathSync(folder);
  const [path, holderPath] = [join(place, LOCK), join(place, HOLDER)];
  const refused = () => new StoreLockedError(folder, named(readHolder(holderPath), own));
  const taken = existsSync(path);
  if (taken) {
    const holder = readHolder(holderPath);
    if (holder?.space === own.space ? isAlive(holder) : await beats(path)) throw refused();
    rmSync(holderPath, { force: true });
    rmSync(path, { recursive: true, force: true });
  }
  const release = await acquire(place, path, refused);
  writeFileSync(holderPath, JSON.stringify(own));
  if (taken) {
    await pause(SETTLE_MS);
    if (readHolder(holderPath)?.id !== own.id) throw refused();
  }
  return {
    release: async () => {
      rmSync(holderPath, { force: true });
      await release();
    }
  };
}
