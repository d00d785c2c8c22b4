import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreLockedError, lockFolder, getThisProcess } from './folder-lock';
import type { LockHolder } from './folder-lock';

/** Bundle of the lock, for separate processes. */
const LOCK = join(process.cwd(), 'server/src/store/folder-lock.ts');

const scratch = mkdtempSync(join(tmpdir(), 'site-lock-'));
const bundle = join(scratch, 'folder-lock.cjs');
const createFolder = () => mkdtempSync(join(scratch, 'data-'));
/** The first process of a container; each container has its own process ids. */
const createContainerHolder = (host: string): LockHolder => ({
  ...getThisProcess(),
  space: `list of ${host}`,
  host,
  pid: 1,
  started: null
});

beforeAll(() => {
  const args = ['--bundle', '--platform=node', '--log-level=error', `--outfile=${bundle}`];
  spawnSync('node_modules/.bin/esbuild', [LOCK, ...args], { stdio: 'inherit' });
});
afterAll(() => rmSync(scratch, { recursive: true }));

/**
 * Starts another process that locks a folder until it is ended; it prints 'held' or the reason of the refusal.
 */
async function holdElsewhere(folder: string, own?: LockHolder) {
  const script = `
    require(${JSON.stringify(bundle)}).lockFolder(process.argv[1], JSON.parse(process.argv[2] ?? 'null') ?? undefined).then(
      () => { console.log('held'); setInterval(() => undefined, 1000); },
      (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ['-e', script, folder, ...(own ? [JSON.stringify(own)] : [])]);
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const said = await new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    void ended.then(() => resolve(complaint));
  });
  return { child, said, ended, complaint: () => complaint };
}

describe('a data folder', () => {
  it('locks a folder once at a time, and again after its release', async () => {
    const folder = createFolder();
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${process.pid}. Stop`);
    await first.release();
    expect(existsSync(join(folder, 'site.lock'))).toBe(false);
    await (await lockFolder(folder)).release();
  });

  it('gives a folder to one of two processes that start at once', async () => {
    const folder = createFolder();
    const [one, other] = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of [one, other])
      if (result.status === 'fulfilled') await result.value.release();
      else expect(result.reason).toBeInstanceOf(StoreLockedError);
  });

  it('takes a folder over at once from a killed process of this machine', async () => {
    const folder = createFolder();
    const { child, said, ended } = await holdElsewhere(folder);
    expect(said).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}.`);
    child.kill('SIGKILL');
    await ended;
    const start = Date.now();
    await (await lockFolder(folder)).release();
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('releases a folder after an orderly exit on a signal', async () => {
    const folder = createFolder();
    const { child, ended } = await holdElsewhere(folder);
    child.kill('SIGTERM');
    await ended;
    expect(existsSync(join(folder, 'in-use.lock'))).toBe(false);
  });

  it('opens for one of two containers, each with process 1, and for the other after a kill', async () => {
    const folder = createFolder();
    const first = await holdElsewhere(folder, createContainerHolder('blue'));
    expect(first.said).toBe('held');
    await expect(lockFolder(folder, createContainerHolder('green'))).rejects.toThrow(
      'in use by process 1 on blue.'
    );
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await lockFolder(folder, createContainerHolder('green'));
    await second.release();
  });

  it('ends a process whose folder was taken over, and leaves the other’s lock', async () => {
    const folder = createFolder();
    const { ended, complaint } = await holdElsewhere(folder);
    rmdirSync(join(folder, 'in-use.lock'));
    const other = await lockFolder(folder, createContainerHolder('green'));
    expect(await ended).toBe(1);
    expect(complaint()).toContain(`The data folder ${folder} was taken over`);
    expect(existsSync(join(folder, 'in-use.lock'))).toBe(true);
    await other.release();
  });

  it('opens a folder with the file that earlier versions left after a crash', async () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'site.lock'), '{"pid":1,"started":null}');
    await (await lockFolder(folder)).release();
  });
});
