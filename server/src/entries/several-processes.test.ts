import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_PARAMETERS } from '@site/domain';
import { customerSample } from '../app/test-samples';
import { seedParameters } from '../common/parameters';
import { seedAccounts } from '../identity/accounts';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { startServerProcess } from './test-process';
import type { ServerProcess } from './test-process';

/*
 * Two server processes on one PostgreSQL and one data folder, behind a proxy that sends each call to the other
 * process than the call before: whatever one of them keeps in memory, the other may have changed.
 */

const PROCESSES = 2;
const LAYER = '/arcgis/rest/services/customers/FeatureServer/0/query';

/** Starts a proxy that sends the calls to the servers in turn. */
async function startProxy(servers: readonly ServerProcess[]): Promise<Server> {
  let calls = 0;
  const proxy = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming;
    const { url } = servers[calls++ % servers.length]!;
    const outgoing = forward(`${url}${path}`, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode!, answered.headers);
      answered.pipe(answer);
    });
    outgoing.on('error', (error) => answer.writeHead(502).end(error.message));
    incoming.pipe(outgoing);
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  return proxy;
}

interface Answer<Body> {
  readonly status: number;
  readonly etag: string | null;
  readonly body: Body;
}
interface Customer {
  readonly id: string;
  readonly version: number;
}

let store: TestStore;
const servers: ServerProcess[] = [];
let proxy: Server | undefined;

beforeAll(async () => {
  store = await openTestStore('postgres');
  await store.query(`INSERT INTO setting VALUES ('prepared', '"2026-11-21"')`);
  await seedAccounts(store);
  await seedParameters(store);
  await store.end();
  const settings = { DATABASE_URL: store.databaseUrl!, SITE_DATA: store.dataDir };
  while (servers.length < PROCESSES) servers.push(await startServerProcess(settings));
  proxy = await startProxy(servers);
});

afterAll(async () => {
  proxy?.close();
  await Promise.all(
    servers.map(({ process: child }) => {
      child.kill('SIGTERM');
      return once(child, 'exit');
    })
  );
  await store.close();
});

async function call<Body>(
  path: string,
  { method = 'GET', headers = {}, payload }: { method?: string; headers?: object; payload?: object } = {}
): Promise<Answer<Body>> {
  const type = payload && { 'content-type': 'application/json' };
  const answer = await fetch(`http://localhost:${(proxy!.address() as AddressInfo).port}${path}`, {
    method,
    headers: { ...type, ...headers },
    ...(payload && { body: JSON.stringify(payload) })
  });
  const text = await answer.text();
  return {
    status: answer.status,
    etag: answer.headers.get('etag'),
    body: (text === '' ? null : JSON.parse(text)) as Body
  };
}

async function signIn(): Promise<{ authorization: string }> {
  const credentials = { email: 'admin@site.example', password: 'Site-demo-1' };
  const { body } = await call<{ data: { token: string } }>('/signin', {
    method: 'POST',
    payload: credentials
  });
  return { authorization: body.data.token };
}

/** Makes the same call on every process, twice on each. */
const callAll = <Body>(path: string, headers: object): Promise<Answer<Body>[]> =>
  Promise.all(Array.from({ length: 2 * PROCESSES }, () => call<Body>(path, { headers })));

const createCustomer = (headers: object, name: string) =>
  call<{ data: Customer }>('/api/customers', {
    method: 'POST',
    headers,
    payload: { ...customerSample, name }
  });

it('answers with what was written through the other process', async () => {
  const headers = await signIn();
  const count = `${LAYER}?where=1%3D1&returnCountOnly=true&f=json`;
  for (let number = 1; number <= 6; number++) {
    expect((await createCustomer(headers, `Customer ${number}`)).status).toBe(201);
    const counts = await callAll<{ count: number }>(count, headers);
    expect(counts.map(({ body }) => body.count)).toEqual(counts.map(() => number));
  }
});

it('uses changed parameters in every process, and no longer confirms a kept answer', async () => {
  const headers = await signIn();
  const read = (more: object = {}) =>
    callAll<{ parameters: typeof DEFAULT_PARAMETERS } | null>('/api/parameters', { ...headers, ...more });
  const [{ etag }] = (await read()) as [Answer<unknown>];
  const kept = { 'if-none-match': etag };
  expect((await read(kept)).map(({ status }) => status)).toEqual([304, 304, 304, 304]);
  const defaultDriveTime = DEFAULT_PARAMETERS.defaultDriveTime + 5;
  const changed = await call('/api/parameters', {
    method: 'PUT',
    headers,
    payload: { version: 1, parameters: { ...DEFAULT_PARAMETERS, defaultDriveTime } }
  });
  expect(changed.status).toBe(200);
  const renewed = await read(kept);
  expect(renewed.map(({ body }) => body?.parameters.defaultDriveTime)).toEqual(
    renewed.map(() => defaultDriveTime)
  );
});

it('accepts one of several concurrent changes of a version, and writes once for one Idempotency-Key', async () => {
  const headers = await signIn();
  const { data } = (await createCustomer(headers, 'Contested')).body;
  const changes = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      call(`/api/customers/${data.id}`, {
        method: 'PUT',
        headers,
        payload: { ...customerSample, name: `Change ${number}`, version: data.version }
      })
    )
  );
  const statuses = changes.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  const repeated = await Promise.all(
    Array.from({ length: 6 }, () =>
      createCustomer({ ...headers, 'idempotency-key': 'once-over-processes' }, 'Once')
    )
  );
  const created = repeated.filter(({ status }) => status === 201);
  expect(new Set(created.map(({ body }) => body.data.id)).size).toBe(1);
  const { body } = await call<{ features: { properties: { name: string } }[] }>('/api/customers/filterJSON', {
    headers
  });
  expect(body.features.filter(({ properties }) => properties.name === 'Once')).toHaveLength(1);
});

it('refuses an ended session in every process', async () => {
  const headers = await signIn();
  expect((await callAll('/api/customers/filterJSON', headers)).map(({ status }) => status)).toEqual([
    200, 200, 200, 200
  ]);
  await call('/signout', { method: 'POST', headers });
  expect((await callAll('/api/customers/filterJSON', headers)).map(({ status }) => status)).toEqual([
    401, 401, 401, 401
  ]);
});
