import { setTimeout as pause } from 'node:timers/promises';
import { openTestApp } from '../../dialect/test-app';
import type { TestApp } from '../../dialect/test-app';
import { registerFeatureServers } from '../routes';
import { insertTestRows } from '../test-rows';
import type { CachedLayerFacts } from '../layer-facts-cache';
import { LayerColumnCache } from './layer-column-cache';
import { findDataset } from '../../../layers';

const minigrids = findDataset('minigrids');
const customers = findDataset('customers');
const communityTransactions = findDataset('communityTransactions');

const query = '/arcgis/rest/services/minigrids/FeatureServer/0/query';
const createFacts = (more: Partial<CachedLayerFacts> = {}) =>
  ({ version: '1', isVersioned: true, rows: 1, ...more }) as CachedLayerFacts;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(registerFeatureServers, insertTestRows);
});
afterAll(() => app.close());

const recordImport = () =>
  app.store.query(
    `INSERT INTO dataset_source (dataset, attribution, demonstration, rows) VALUES ('minigrid', 'Test', true, 1)
     ON CONFLICT (dataset) DO UPDATE SET imported_at = now()`
  );

/** Repeats a request until its answer is as expected, since columns are loaded in the background. */
async function waitFor<T>(ask: () => T | Promise<T>, isIt: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    await pause(20);
  }
}

describe('columns of layers', () => {
  it('are loaded with the second request, and again when the version changes', async () => {
    const columns = new LayerColumnCache(app.store, failOnLog);
    expect(columns.getColumns(minigrids, createFacts())).toBeNull();
    const held = await waitFor(() => columns.getColumns(minigrids, createFacts()), Boolean);
    expect(held?.rows).toHaveLength(1);
    await app.store.query("UPDATE minigrid SET state = 'Kogi'");
    expect(columns.getColumns(minigrids, createFacts({ version: '2' }))).toBeNull();
    const newer = await waitFor(() => columns.getColumns(minigrids, createFacts({ version: '2' })), Boolean);
    expect(newer?.fields.get('State')).toMatchObject({ labels: ['Kogi', null] });
  });

  it('are not cached for layers that are edited, aggregated, too large or of unknown age', async () => {
    const columns = new LayerColumnCache(app.store, failOnLog);
    for (let asked = 0; asked < 4; asked++, await pause(20)) {
      expect(columns.getColumns(customers, createFacts())).toBeNull();
      expect(columns.getColumns(communityTransactions, createFacts())).toBeNull();
      const rows = app.store.kind === 'pg' ? 2_000_001 : 100_001;
      expect(columns.getColumns(minigrids, createFacts({ rows }))).toBeNull();
      expect(columns.getColumns(minigrids, createFacts({ isVersioned: false }))).toBeNull();
    }
  });

  it('are logged when they cannot be read, and leave the answers to the database meanwhile', async () => {
    const lines: string[] = [];
    const columns = new LayerColumnCache(app.store, (line) => void lines.push(line));
    await app.store.execute('ALTER TABLE minigrid RENAME TO moved');
    columns.getColumns(minigrids, createFacts());
    await waitFor(
      () => columns.getColumns(minigrids, createFacts()),
      () => lines.length > 0
    );
    await app.store.execute('ALTER TABLE moved RENAME TO minigrid');
    // There is no immediate retry: a layer that cannot be read would be read with every request.
    expect(columns.getColumns(minigrids, createFacts())).toBeNull();
    await pause(50);
    expect(columns.getColumns(minigrids, createFacts())).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/minigrids could not be held in memory: .*minigrid/)]);
  });

  it('[AU-14] answer no caller without read access to the layer', async () => {
    await recordImport();
    const params = { where: '1=1', returnCountOnly: 'true' };
    for (let asked = 0; asked < 3; asked++) {
      expect(await app.get(query, params, app.tokens.staff)).toEqual({ count: 1 });
      await pause(100);
    }
    expect(await app.get(query, params, app.tokens.investor)).toMatchObject({ error: { code: 403 } });
    expect(await app.get(query, params)).toMatchObject({ error: { code: 499 } });
  });

  it('[AP-09] answer calls without the table until an import is noticed', async () => {
    await recordImport();
    const readTotal = async () => {
      const params = { where: 'connOnground > 0', returnCountOnly: 'true' };
      return (await app.get<{ count?: number }>(query, params, app.tokens.staff)).count;
    };
    expect(await readTotal()).toBe(1);
    const withoutTable = async () => {
      await app.store.execute('ALTER TABLE minigrid RENAME TO moved');
      const count = await readTotal();
      await app.store.execute('ALTER TABLE moved RENAME TO minigrid');
      return count;
    };
    expect(await waitFor(withoutTable, (count) => count !== undefined)).toBe(1);
    await app.store.execute(
      "INSERT INTO minigrid (site_name, state, conn_on_ground, geom) VALUES ('Two', 'Edo', 5, ST_Point(6, 6, 4326))"
    );
    await recordImport();
    expect(await waitFor(readTotal, (count) => count !== 1)).toBe(2);
  });
});

function failOnLog(line: string): never {
  throw new Error(line);
}
