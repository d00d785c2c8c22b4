import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openStore } from '../store/open-store';
import { openEmbeddedTestStore } from '../store/test-store';
import { createTestFolder } from './test-files';

/* A killed import leaves no trace, or was complete. */

const folder = createTestFolder();
afterAll(() => folder.remove());

const ROWS = 60_000;

function writePointsFile(): string {
  const rows = Array.from({ length: ROWS }, (_, n) => `Place ${n},1,${5 + (n % 100) / 100},${7 + n / ROWS}`);
  return folder.file('points.csv', `Location,DIST_KM,latitude,longitude\n${rows.join('\n')}\n`).path;
}

it('stores all rows or no row when its process is killed', async () => {
  const file = writePointsFile();
  const store = await openEmbeddedTestStore();
  const { dataDir } = store;
  await store.query(
    `INSERT INTO mills_distance (location, dist_km, geom) VALUES ('before', 1, ST_SetSRID(ST_MakePoint(7, 5), 4326))`
  );
  await store.end();
  for (const delayMs of [300, 900, 1_800]) {
    const args = ['build/server/import.js', 'mills-distance', file, '--attribution', 'Killed'];
    const env = { PATH: process.env.PATH, SITE_DATA: dataDir };
    const child = spawn(process.execPath, args, { cwd: process.cwd(), env, stdio: 'ignore' });
    const closed = once(child, 'close');
    // Kills each time at another point of reading, staging and writing, counted from when the folder is locked.
    await new Promise((resolve) => setTimeout(resolve, 500 + delayMs));
    child.kill('SIGKILL');
    await closed;
    const reopened = await openStore({ dataDir, databaseUrl: null, root: process.cwd() });
    const [found] = await reopened.query<{ places: number; sources: number }>(
      'SELECT (SELECT count(*) FROM mills_distance) AS places, (SELECT count(*) FROM dataset_import) AS sources'
    );
    await reopened.close();
    // A fast machine may finish before the kill: then all rows are stored.
    expect([
      { places: 1, sources: 0 },
      { places: ROWS + 1, sources: 1 }
    ]).toContainEqual(found);
  }
  await store.close();
});
