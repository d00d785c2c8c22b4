import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreLockedError, lockFolder, thisProcess } from './folder-lock';
import type { Holder } from './folder-lock';

/** What holds the lock, bundled for processes of its own. */
const LOCK = join(process.cwd(), 'server/src/store/folder-lock.ts');

const scratch = mkdtempSync(join(tmpdir(), 'site-lock-'));
const bundle = join(scratch, 'folder-lock.cjs');
const newFolder = () => mkdtempSync(join(scratch, 'data-'));
/** The first process of a container: each has a list of processes of its own. */
const firstIn = (host: string): Holder => ({
  ...thisProcess(),
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

/** Another process that takes a folder and keeps it until it is ended; says 'held' or why not. */
async function holdElsewhere(folder: string, own?: Holder) {
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
  it('is one opening’s at a time, and free again after it', async () => {
    const folder = newFolder();
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${process.pid}. Stop`);
    await first.release();
    expect(existsSync(join(folder, 'site.lock'))).toBe(false);
    await (await lockFolder(folder)).release();
  });

  it('of two that start at once is given to one', async () => {
    const folder = newFolder();
    const [one, other] = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    for (const result of [one, other])
      if (result.status === 'fulfilled') await result.value.release();
      else expect(result.reason).toBeInstanceOf(StoreLockedError);
  }, 30_000);

  it('of a process of ours that was killed is taken over at once', async () => {
    const folder = newFolder();
    const { child, said, ended } = await holdElsewhere(folder);
    expect(said).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}.`);
    child.kill('SIGKILL');
    await ended;
    const start = Date.now();
    await (await lockFolder(folder)).release();
    expect(Date.now() - start).toBeLessThan(5_000);
  }, 30_000);

  it('is free after an ordered end on a signal', async () => {
    const folder = newFolder();
    const { child, ended } = await holdElsewhere(folder);
    child.kill('SIGTERM');
    await ended;
    expect(existsSync(join(folder, 'in-use.lock'))).toBe(false);
  }, 30_000);

  it('opens for one of two containers, each with process 1, and for the other once the first was killed', async () => {
    const folder = newFolder();
    const first = await holdElsewhere(folder, firstIn('blue'));
    expect(first.said).toBe('held');
    await expect(lockFolder(folder, firstIn('green'))).rejects.toThrow('in use by process 1 on blue.');
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await lockFolder(folder, firstIn('green'));
    await second.release();
  }, 60_000);

  it('that somebody else took over ends the process that had it, and leaves the other’s lock', async () => {
    const folder = newFolder();
    const { ended, complaint } = await holdElsewhere(folder);
    rmdirSync(join(folder, 'in-use.lock'));
    const other = await lockFolder(folder, firstIn('green'));
    expect(await ended).toBe(1);
    expect(complaint()).toContain(`The data folder ${folder} was taken over`);
    expect(existsSync(join(folder, 'in-use.lock'))).toBe(true);
    await other.release();
  }, 30_000);

  it('with the file that earlier versions left after a crash opens', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'site.lock'), '{"pid":1,"started":null}');
    await (await lockFolder(folder)).release();
  });
});
