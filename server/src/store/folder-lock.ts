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

/** Another process has the data folder open. */
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

/** Who holds a folder. */
export interface Holder {
  /** Where its pid counts: in one container a pid says nothing about another's. */
  readonly space: string;
  readonly host: string;
  readonly pid: number;
  /** When the process started, in the system's own count: tells it from a later process with the same pid. */
  readonly started: string | null;
  /** Tells one opening from another. */
  readonly id: string;
}

/** The folder that is the lock: making one is a single step on every file system; its date is the heartbeat. */
const LOCK = 'in-use.lock';
/** Who made it, for whoever is refused. */
const HOLDER = 'site.lock';
/** Milliseconds between two heartbeats. */
const BEAT_MS = 2_000;
/** Without a heartbeat for so many milliseconds the holder is dead: longer than our own work ever holds up the loop. */
const STALE_MS = 20_000;
const LOOK_MS = 250;
/** Milliseconds in which another who found the same dead lock has taken it, too. */
const SETTLE_MS = 300;

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not there, or not on this system: nothing is known.
    return null;
  }
}

/** Start time of a process in clock ticks since boot (Linux), null where the system does not say. */
function startOf(pid: number | 'self'): string | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** The boot and the container's own list of processes (Linux), elsewhere the machine. */
function pidSpace(): string {
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim();
  try {
    return boot === undefined ? hostname() : `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return `${boot} ${hostname()}`;
  }
}

/** This process as the holder of a folder. */
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

/** Null when nobody has written it, or not to the end. */
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
 * Whether the heartbeat moves. Its date is compared with itself alone: clocks of two machines may differ.
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

/** A process that no longer holds its folder may write nothing more, not even what closing would write. */
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
 * Takes the data folder for this process: the embedded database has no lock of its own, and two processes on one folder
 * destroy it silently. A holder among our own processes is looked up; one elsewhere (another container, another machine)
 * is alive while its heartbeat moves, which may take 20 s to say no. A dead one's lock is taken over.
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
