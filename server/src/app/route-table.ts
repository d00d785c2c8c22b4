import type { FastifyInstance } from 'fastify';

const tables = new WeakMap<FastifyInstance, Set<string>>();

/** Records every route that is registered after this call. */
export function recordRoutes(app: FastifyInstance): void {
  const table = new Set<string>();
  tables.set(app, table);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) table.add(`${one} ${url}`);
  });
}

/**
 * Lists every route of an app as 'GET /path/:name', sorted. HEAD routes are omitted, since each GET has one.
 */
export const listRoutes = (app: FastifyInstance): string[] =>
  [...(tables.get(app) ?? [])].filter((route) => !route.startsWith('HEAD ')).sort();
