import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readMigrations } from './migrate';
import { openStore } from './open-store';
import { createMigratedTestDatabase, createTestDatabase, testServerUrl } from './test-database';
import { openEmbeddedTestStore } from './test-store';

const root = process.cwd();

interface EndedProcess {
  readonly code: number | null;
  readonly err: string;
}

/** Lists the accounts, which opens the store and migrates its tables first. */
function listAccounts(env: NodeJS.ProcessEnv): Promise<EndedProcess> {
  const child = spawn(process.execPath, ['build/server/users.js', 'list'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe']
  });
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

it('refuses a second process on the same embedded data folder with one line', async () => {
  const store = await openEmbeddedTestStore();
  try {
    const { code, err } = await listAccounts({ SITE_DATA: store.dataDir });
    expect([code, err]).toEqual([
      1,
      `The data folder ${store.dataDir} is in use by process ${process.pid}. Stop that server first, or set SITE_DATA to another folder.\n`
    ]);
  } finally {
    await store.close();
  }
}, 300_000);

/** Processes can only share a PostgreSQL server; npm test reports when there is no server. */
const processes = 3;

const listMigrationNames = () => readMigrations('server/src/store/migrations').map(({ name }) => ({ name }));

async function queryOnce(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

function onOnePostgres(serverUrl: string) {
  it('creates one test template for two concurrent callers, and gives each a migrated copy', async () => {
    const template = `site_template_test_${randomUUID().slice(0, 8)}`;
    const databases = await Promise.all([
      createMigratedTestDatabase(serverUrl, template),
      createMigratedTestDatabase(serverUrl, template)
    ]);
    try {
      for (const { url } of databases)
        expect(await queryOnce(url, 'SELECT name FROM migration ORDER BY number')).toEqual(
          listMigrationNames()
        );
      const templates = `SELECT datname FROM pg_database WHERE datname LIKE '${template}%'`;
      expect(await queryOnce(serverUrl, templates)).toEqual([{ datname: template }]);
    } finally {
      for (const database of databases) await database.drop();
      await queryOnce(serverUrl, `DROP DATABASE ${template}`);
    }
  });

  it('creates the tables once when processes start together on an empty database', async () => {
    const database = await createTestDatabase(serverUrl);
    try {
      const env = { DATABASE_URL: database.url };
      const ended = await Promise.all(Array.from({ length: processes }, () => listAccounts(env)));
      expect(ended).toEqual(Array.from({ length: processes }, () => ({ code: 0, err: '' })));
      const store = await openStore({ dataDir: '', databaseUrl: database.url, root });
      const applied = await store.query('SELECT name FROM migration ORDER BY number');
      await store.close();
      expect(applied).toEqual(listMigrationNames());
    } finally {
      await database.drop();
    }
  });
}

if (testServerUrl !== undefined) {
  const serverUrl = testServerUrl;
  describe('on one PostgreSQL', () => onOnePostgres(serverUrl));
}
