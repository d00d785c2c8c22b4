import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { seedAccounts } from '../identity/accounts';
import { seedParameters } from '../common/parameters';
import { customerSample } from '../app/test-samples';
import { openEmbeddedTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { startServerProcess } from './test-process';
import type { ServerProcess } from './test-process';

/*
 * Kills the server during writes, repeatedly on the same embedded data: everything it has acknowledged is there
 * when it restarts, and every change is complete, with its entry in the trail.
 */

/** One kill here, hundreds in npm run test:deep and npm run test:faults. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const WRITERS = 4;
/** Delay of the kill after the first writes in ms, different in each round. */
const killAfterMs = (round: number): number => 40 + ((round * 97) % 400);

interface Customer {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

let store: TestStore;
let running: ChildProcess | null = null;
beforeAll(async () => {
  store = await openEmbeddedTestStore();
  await store.query(`INSERT INTO setting VALUES ('prepared', '"2026-11-21"')`);
  await seedAccounts(store);
  await seedParameters(store);
  await store.end();
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await store.close();
});

async function startServer(): Promise<ServerProcess> {
  const server = await startServerProcess({ SITE_DATA: store.dataDir });
  running = server.process;
  return server;
}

const createPost = (payload: object, method = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(payload)
});

/** Signs in as an administrator and returns the calls. */
async function signInAdmin({ url }: ServerProcess) {
  const credentials = { email: 'admin@site.example', password: 'Site-demo-1' };
  const signed = await fetch(`${url}/signin`, createPost(credentials));
  const { data } = (await signed.json()) as { data: { token: string } };
  return async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = { ...(init.headers as Record<string, string>), authorization: data.token };
    const answer = await fetch(url + path, { ...init, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Answer;
  };
}
type ApiRequest = Awaited<ReturnType<typeof signInAdmin>>;

/** Creates a customer and changes it until the server is gone; records each acknowledged version. */
async function writeUntilKilled(
  call: ApiRequest,
  name: string,
  acknowledged: Map<string, Customer>
): Promise<void> {
  try {
    for (let number = 0; ; number += 1) {
      const payload = { ...customerSample, name: `${name}.${number}` };
      const { data } = await call<{ data: Customer }>('/api/customers', createPost(payload));
      acknowledged.set(data.id, data);
      const changed = await call<{ data: Customer }>(
        `/api/customers/${data.id}`,
        createPost({ ...payload, name: `${name}.${number} changed` }, 'PUT')
      );
      acknowledged.set(data.id, changed.data);
    }
  } catch (error) {
    // The connection ends with the server; an error status is a fault.
    if (/answered/.test((error as Error).message)) throw error;
  }
}

interface TrailChange {
  readonly recordId: string;
  readonly version: number;
  readonly after: Customer;
}

/** Lists every fault in the data of a restarted server. */
async function findFaults(call: ApiRequest, acknowledged: ReadonlyMap<string, Customer>): Promise<string[]> {
  const { features } = await call<{ features: { properties: Customer }[] }>('/api/customers/filterJSON');
  const stored = new Map(features.map(({ properties }) => [properties.id, properties]));
  const trail: TrailChange[] = [];
  for (let page = 1; trail.length === (page - 1) * 1_000; page += 1)
    trail.push(...(await call<{ data: TrailChange[] }>(`/api/audit?limit=1000&page=${page}`)).data);
  const lost = [...acknowledged.values()].filter(
    ({ id, version, name }) =>
      !stored.has(id) ||
      (stored.get(id) as Customer).version < version ||
      (version === 2 && stored.get(id)?.name !== name)
  );
  const half = [...stored.values()].filter((customer) => {
    const changes = trail.filter(({ recordId }) => recordId === customer.id);
    return (
      changes.length !== customer.version ||
      JSON.stringify(changes[0]!.after) !== JSON.stringify(orderLike(changes[0]!.after, customer))
    );
  });
  const stray = trail.filter(({ recordId }) => !stored.has(recordId));
  return [
    ...lost.map(({ id }) => `${id} was acknowledged and is lost`),
    ...half.map(({ id }) => `${id} is half written`),
    ...stray.map(({ recordId }) => `the trail has ${recordId}, which is not there`)
  ];
}

/** Returns a record with its properties in the order of another, since jsonb has its own order. */
const orderLike = (like: object, record: Customer): object =>
  Object.fromEntries(Object.keys(like).map((name) => [name, (record as never)[name]]));

async function killServer(server: ServerProcess): Promise<void> {
  server.process.kill('SIGKILL');
  await once(server.process, 'close');
}

it(
  '[AP-10] loses no acknowledged change and leaves none half written when it is killed',
  async () => {
    const acknowledged = new Map<string, Customer>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer();
      const call = await signInAdmin(server);
      expect(await findFaults(call, acknowledged)).toEqual([]);
      const before = acknowledged.size;
      const writers = Array.from({ length: WRITERS }, (_, index) =>
        writeUntilKilled(call, `${round}.${index}`, acknowledged)
      );
      while (acknowledged.size === before) await new Promise((resolve) => setTimeout(resolve, 2));
      await new Promise((resolve) => setTimeout(resolve, killAfterMs(round)));
      await killServer(server);
      await Promise.all(writers);
    }
    const server = await startServer();
    expect(await findFaults(await signInAdmin(server), acknowledged)).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
    await killServer(server);
  },
  (ROUNDS + 1) * 30_000
);
