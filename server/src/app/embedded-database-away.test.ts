import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';

/* The server while the thread of its embedded database has ended and cannot be started again. */

let site: TestApp;
let thread: Worker;
beforeAll(async () => {
  site = await openTestApp({}, absentRouting, { embedded: true });
  const sending = jest.spyOn(Worker.prototype, 'postMessage');
  await site.store.query(`INSERT INTO setting VALUES ('committed', '1')`);
  thread = sending.mock.contexts.at(-1) as Worker;
  sending.mockRestore();
});
afterAll(() => site.close());

const PAGE = { headers: { accept: 'text/html', 'accept-language': 'fr' } };
const ARCGIS = '/arcgis/rest/services/ngnLGA/FeatureServer/0/query?returnCountOnly=true&f=json';
const calls = [
  [
    '/api/parameters',
    {},
    /^\{"error":\{"code":"database_unavailable","message":"The database does not answer\./
  ],
  [ARCGIS, {}, /^\{"error":\{"code":503,"message":"The database does not answer\./],
  ['/map/oilpalm', PAGE, /<h1>Les données sont inaccessibles pour le moment<\/h1>/]
] as const;

it('answers each dialect with a message while the thread cannot start, and has every row once it can', async () => {
  const folder = join(site.store.dataDir, 'store');
  const headers = { cookie: `token=${await site.signIn('admin')}` };
  renameSync(folder, `${folder}-away`);
  await thread.terminate();
  for (const [path, request, text] of calls) {
    const answer = await site.request(path, { headers: { ...headers, ...(request as typeof PAGE).headers } });
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(answer.body).toMatch(text);
  }
  expect((await site.request('/readyz')).status).toBe(503);
  expect((await site.request('/healthz')).status).toBe(200);
  renameSync(`${folder}-away`, folder);
  expect((await site.request('/api/parameters', { headers })).status).toBe(200);
  expect((await site.request('/readyz')).status).toBe(200);
  expect(await site.store.query(`SELECT value FROM setting WHERE key = 'committed'`)).toEqual([{ value: 1 }]);
});
