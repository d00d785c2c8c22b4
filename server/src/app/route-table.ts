import type { FastifyInstance } from 'fastify';

const tables = new WeakMap<FastifyInstance, Set<string>>();

/** Notes every route that is registered from here on. */
export function watchRoutes(app: FastifyInstance): void {
  const table = new Set<string>();
  tables.set(app, table);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) table.add(`${one} ${url}`);
  });
}

/** Every route of an app, as 'GET /path/:name', in order. HEAD goes with its GET. */
export const routesOf = (app: FastifyInstance): string[] =>
  [...(tables.get(app) ?? [])].filter((route) => !route.startsWith('HEAD ')).sort();
