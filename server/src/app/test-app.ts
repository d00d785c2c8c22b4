import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD, seedAccounts } from '../identity/accounts';
import { RoutingError } from '../engines/routing/routing-engine';
import type { RoutingEngine } from '../engines/routing/routing-engine';
import { readSettings } from '../common/settings';
import { openStore } from '../store/open-store';
import { openEmbeddedTestStore, openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { buildApp } from './app';
import { seedParameters } from '../common/parameters';

/** A routing engine that is not available, as when its binary does not load. */
export const absentRouting: RoutingEngine = {
  isochrones: () => Promise.reject(new RoutingError('unavailable', 'No engine in this test.')),
  route: () => Promise.reject(new RoutingError('unavailable', 'No engine in this test.')),
  locate: () => Promise.reject(new RoutingError('unavailable', 'No engine in this test.')),
  matrix: () => Promise.reject(new RoutingError('unavailable', 'No engine in this test.')),
  reach: () => Promise.reject(new RoutingError('unavailable', 'No engine in this test.')),
  rainy: () => Promise.reject(new RoutingError('unavailable', 'No engine in this test.')),
  getProblem: () => 'No engine in this test.',
  close: () => Promise.resolve()
};

export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent unchanged. */
  readonly payload?: object | string;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  json<T = unknown>(): T;
}

export interface TestApp {
  readonly app: FastifyInstance;
  /** Address the server listens on: http://127.0.0.1:<port>. */
  readonly url: string;
  /** Makes one request over the network; redirects are not followed. */
  request(path: string, request?: TestRequest): Promise<TestResponse>;
  readonly store: TestStore;
  /** Opens a session as a demonstration account and returns its token. */
  signIn(role: 'investor' | 'staff' | 'admin'): Promise<string>;
  close(): Promise<void>;
}

/** Tests exceed the request limit of guests, so it is off. */
const TEST_ENV = { LOG_LEVEL: 'silent', SITE_GUEST_CALLS: '0', SITE_GUEST_AREAS: '0' };

interface TestServer {
  readonly app: FastifyInstance;
  readonly url: string;
}

async function startListening(
  env: NodeJS.ProcessEnv,
  store: TestStore,
  routing: RoutingEngine
): Promise<TestServer> {
  const settings = readSettings({ ...TEST_ENV, SITE_DATA: store.dataDir, ...env });
  const app = await buildApp({ settings, store, routing });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Opens a second server with its own connections to the same PostgreSQL; null for an embedded store. */
async function openSecond(env: NodeJS.ProcessEnv, store: TestStore, routing: RoutingEngine) {
  if (store.databaseUrl === null) return null;
  const own = await openStore({
    dataDir: store.dataDir,
    databaseUrl: store.databaseUrl,
    root: process.cwd()
  });
  const listening = await startListening(env, { ...store, ...own }, routing);
  const close = async () => {
    await listening.app.close();
    await own.close();
  };
  return { url: listening.url, close };
}

/** Opens the servers of a test on a store with the demonstration accounts. */
async function openServers(env: NodeJS.ProcessEnv, store: TestStore, routing: RoutingEngine, alone: boolean) {
  await seedAccounts(store);
  await seedParameters(store);
  const listening = await startListening(env, store, routing);
  const second = alone ? null : await openSecond(env, store, routing);
  return { ...listening, second };
}

/**
 * Opens the whole server on a free port, on an empty store with the demonstration accounts. On PostgreSQL two
 * servers share one database and take turns in answering, so the answers must not depend on which one gets a
 * call. `alone` opens only one, for tests of what each server has of its own: its address, its counts of the
 * minute. `embedded` is for tests of the server on PGlite itself.
 */
export async function openTestApp(
  env: NodeJS.ProcessEnv = {},
  routing: RoutingEngine = absentRouting,
  { alone = false, embedded = false }: { readonly alone?: boolean; readonly embedded?: boolean } = {}
): Promise<TestApp> {
  const store = await (embedded ? openEmbeddedTestStore() : openTestStore());
  const { app, url, second } = await openServers(env, store, routing, alone).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const servers = [url, ...(second ? [second.url] : [])];
  let turn = 0;
  const sendRequest = async (
    path: string,
    { method = 'GET', headers = {}, payload }: TestRequest = {}
  ): Promise<TestResponse> => {
    const server = servers[turn++ % servers.length];
    const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    const type: Record<string, string> =
      typeof payload === 'object' ? { 'content-type': 'application/json' } : {};
    const answer = await fetch(server + path, {
      method,
      headers: { ...type, ...headers },
      body,
      redirect: 'manual'
    });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text,
      json: <T>() => JSON.parse(text) as T
    };
  };
  return {
    app,
    url,
    request: sendRequest,
    store,
    async signIn(role) {
      const payload = { email: `${role}@site.example`, password: DEMO_PASSWORD };
      const answer = await sendRequest('/signin', { method: 'POST', payload });
      return answer.json<{ data: { token: string } }>().data.token;
    },
    async close() {
      await second?.close();
      await app.close();
      await store.close();
    }
  };
}
