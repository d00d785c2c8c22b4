import { seedAccounts } from '../identity/accounts';
import { Sessions } from '../identity/sessions';
import { readSettings } from '../common/settings';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import { openTestPostgres } from '../store/test-postgres';
import type { ConnectionState, TestPostgres } from '../store/test-postgres';
import { buildApp } from './app';
import { seedParameters } from '../common/parameters';
import { absentRouting } from './test-app';

/* The server while its PostgreSQL cannot be reached. */

let postgres: TestPostgres;
let store: Store;
let app: Awaited<ReturnType<typeof buildApp>>;
let url = '';
let token = '';

beforeAll(async () => {
  postgres = await openTestPostgres();
  const settings = readSettings({ LOG_LEVEL: 'silent', DATABASE_URL: postgres.url });
  store = await openStore(settings);
  await seedAccounts(store);
  await seedParameters(store);
  token = (await new Sessions(store).open('demo-staff')).token;
  app = await buildApp({ settings, store, routing: absentRouting });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await store.close();
  await postgres.close();
});

async function requestPath(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers, redirect: 'manual' });
  const text = await answer.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as { error?: { code: unknown } }) : {};
  return { status: answer.status, retry: answer.headers.get('retry-after'), code: body.error?.code };
}

const calls: [string, unknown][] = [
  ['/api/parameters', 'database_unavailable'],
  ['/arcgis/rest/services/ngnLGA/FeatureServer/0/query?returnCountOnly=true&f=json', 503],
  ['/map/oilpalm', 'database_unavailable']
];

describe.each<ConnectionState>(['refusing', 'silent'])('with a line to the database that is %s', (line) => {
  it('answers 503 with Retry-After in each dialect, keeps running, and recovers by itself', async () => {
    const cookie = `token=${token}`;
    expect((await requestPath('/user/agents', { authorization: token })).status).toBe(200);
    await postgres.set(line);
    const away = await Promise.all(calls.map(([path]) => requestPath(path, { cookie })));
    expect(away).toEqual(calls.map(([, code]) => ({ status: 503, retry: '5', code })));
    expect((await requestPath('/readyz')).status).toBe(503);
    expect((await requestPath('/healthz')).status).toBe(200);
    // A page opens with its built config, so that it can show what is wrong.
    expect((await requestPath('/experiences/cassava/config.json')).status).toBe(200);
    expect((await requestPath('/experiences/my-copy/config.json')).status).toBe(503);
    await postgres.set('open');
    expect((await requestPath('/user/agents', { authorization: token })).status).toBe(200);
    expect((await requestPath('/readyz')).status).toBe(200);
  });
});
