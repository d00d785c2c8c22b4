import formbody from '@fastify/formbody';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { resolveCallers } from '../../common/caller';
import type { RoutingEngine, WithRouting } from '../../engines/routing/routing-engine';
import type { AppContext } from '../../common/context';
import { registerBodyParsers } from './body-parsers';
import { handleErrors } from '../../common/error-handler';
import { Sessions } from '../../identity/sessions';
import type { AccountRole } from '../../common/roles';
import { readSettings } from '../../common/settings';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/test-store';
import type { TestStore } from '../../store/test-store';

export interface TestApp {
  readonly store: TestStore;
  readonly tokens: Readonly<Record<AccountRole, string>>;
  /** Address the server listens on: http://127.0.0.1:<port>. */
  readonly url: string;
  /** Makes a request as a browser does. */
  fetch(path: string, params?: Record<string, string>, init?: RequestInit): Promise<Response>;
  /** Makes a GET request and returns the answer as JSON. */
  get<T>(path: string, params?: Record<string, string>, token?: string): Promise<T>;
  close(): Promise<void>;
}

const noRouting: RoutingEngine = {
  isochrones: () => Promise.reject(new Error('No routing in this test.')),
  route: () => Promise.reject(new Error('No routing in this test.')),
  locate: () => Promise.reject(new Error('No routing in this test.')),
  matrix: () => Promise.reject(new Error('No routing in this test.')),
  reach: () => Promise.reject(new Error('No routing in this test.')),
  rainy: () => Promise.reject(new Error('No routing in this test.')),
  getProblem: () => 'No routing in this test.',
  close: () => Promise.resolve()
};

type RegisterRoutes = (app: FastifyInstance, context: AppContext & WithRouting) => void;

/**
 * Opens a server with only the given routes, over a store with the given rows, with one signed-in account for
 * each role. A failure leaves nothing open.
 */
export async function openTestApp(
  register: RegisterRoutes,
  insertRows: (store: Store) => Promise<void>
): Promise<TestApp> {
  const store = await openTestStore();
  try {
    await insertRows(store);
    return await openAppOnStore(register, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function openAppOnStore(register: RegisterRoutes, store: TestStore): Promise<TestApp> {
  const sessions = new Sessions(store);
  const openAccount = async (role: AccountRole): Promise<string> => {
    await store.query('INSERT INTO account (uid, email, role, password_hash) VALUES ($1, $2, $1, $3)', [
      role,
      `${role}@site.example`,
      'none'
    ]);
    return (await sessions.open(role)).token;
  };
  const tokens = {
    investor: await openAccount('investor'),
    staff: await openAccount('staff'),
    admin: await openAccount('admin')
  };
  const app = fastify();
  await app.register(cookie);
  await app.register(formbody);
  registerBodyParsers(app);
  handleErrors(app);
  resolveCallers(app, sessions);
  register(app, { settings: readSettings({}), store, routing: noRouting });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const sendRequest = (path: string, params: Record<string, string> = {}, init?: RequestInit) =>
    fetch(`${origin}${path}?${new URLSearchParams(params)}`, init);
  return {
    store,
    tokens,
    url: origin,
    fetch: sendRequest,
    async get<T>(path: string, params: Record<string, string> = {}, token?: string) {
      const headers: HeadersInit = token ? { authorization: token } : {};
      return (await sendRequest(path, { f: 'json', ...params }, { headers })).json() as Promise<T>;
    },
    async close() {
      await app.close();
      await store.close();
    }
  };
}
