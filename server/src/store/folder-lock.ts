import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync
} from 'node:fs';
import { join } from 'node:path';

/** Another process has the data folder open. */
export class StoreLockedError extends Error {
  constructor(
    readonly folder: string,
    readonly pid: number
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that server first, or set SITE_DATA to another folder.`
    );
    this.name = 'StoreLockedError';
  }
}

export interface FolderLock {
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** When the process started, in the system's own count: tells it from a later process with the same pid. */
  readonly started: string | null;
}

/** Start time of a process in clock ticks since boot (Linux), null where the system does not say. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

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

/** Null when the file is gone or half written (its writer died between creating and filling it). */
function readHolder(file: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, started: started ?? null } : null;
  } catch {
    return null;
  }
}

/** Creates the lock with its content in one step, so that nobody reads a half-written one. */
function create(file: string, holder: Holder): boolean {
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    unlinkSync(draft);
  }
}

/** Moves a dead process's lock away; puts it back when somebody else took it over in between. */
function removeStale(file: string, stale: Holder | null): void {
  const aside = `${file}.stale-${process.pid}-${Math.random().toString(36).slice(2)}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && JSON.stringify(moved) !== JSON.stringify(stale)) linkSync(aside, file);
  unlinkSync(aside);
}

/**
 * Takes the data folder for this process: the embedded database has no lock of its own, and two processes on one folder
 * destroy it silently. The lock of a process that no longer runs is taken over.
 * @throws StoreLockedError while another process (or another opening in this one) holds it.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = join(realpathSync(folder), 'site.lock');
  const own: Holder = { pid: process.pid, started: startOf(process.pid) };
  for (let tries = 0; tries < 5; tries++) {
    if (create(file, own)) return { release: () => rmSync(file, { force: true }) };
    const holder = readHolder(file);
    if (holder && isAlive(holder)) throw new StoreLockedError(folder, holder.pid);
    removeStale(file, holder);
  }
  throw new StoreLockedError(folder, readHolder(file)?.pid ?? 0);
}
