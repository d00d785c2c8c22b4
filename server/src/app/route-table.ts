import type { FastifyInstance } from 'fastify';
import { requireRole } from '../common/caller';
import type { RouteAccess } from '../common/route-access';

const tables = new WeakMap<FastifyInstance, Map<string, RouteAccess>>();

/** Routes that packages register: the API document, files of the build, preflight answers. Anybody may read them. */
const PACKAGE_ROUTES = /^\/api\/docs(\/|$)|^\/?\*$/;

/**
 * Records every route that is registered after this call, with the access that it declares.
 * @throws Error for a route that declares none, so that a server with such a route does not start.
 */
export function recordRoutes(app: FastifyInstance): void {
  const table = new Map<string, RouteAccess>();
  tables.set(app, table);
  app.addHook('onRoute', (route) => {
    const access = PACKAGE_ROUTES.test(route.url) ? 'public' : (route.access as RouteAccess | undefined);
    const names = [route.method].flat().map((method) => `${method} ${route.url}`);
    if (access === undefined) throw new Error(`The route ${names.join(', ')} declares no access.`);
    route.config = { ...route.config, access };
    for (const name of names) table.set(name, access);
  });
}

/**
 * Refuses callers below the role that a route declares, before the request is validated, so that they learn
 * nothing about valid input. A request for an unknown address has no route and no caller.
 */
export function enforceRouteAccess(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access === 'public' || access === 'byHandler') return;
    requireRole(request, access);
  });
}

/**
 * Lists every route of an app as 'GET /path/:name' with its access, sorted. HEAD routes are omitted, since each
 * GET has one.
 */
export const listRouteAccess = (app: FastifyInstance): readonly (readonly [string, RouteAccess])[] =>
  [...(tables.get(app) ?? [])]
    .filter(([route]) => !route.startsWith('HEAD '))
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** Lists the names of {@link listRouteAccess}. */
export const listRoutes = (app: FastifyInstance): string[] => listRouteAccess(app).map(([route]) => route);
