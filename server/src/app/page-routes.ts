import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../common/settings';
import { getCaller } from '../common/caller';
import { varyBy } from '../common/conditional-request';
import { ApiError } from '../common/response-errors';
import { hasRole } from '../common/roles';
import type { AccountRole, Role } from '../common/roles';
import { readPageEmbed } from '../common/embed-keys';
import type { EmbedKeys } from '../common/embed-keys';
import { withOrigin } from '../common/public-origin';
import type { Experiences } from '../experiences/experiences';
import { renderPlainPage } from '../common/plain-page';
import { readRoutesFile } from '../experiences/routes-file';
import type { PageRoute, RoutesFile } from '../experiences/routes-file';
import { TEXT_PAGE_POLICY } from './security';
import { StoreUnavailableError } from '../store/store';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/**
 * Returns whether `path` is a path on this server, so that a link cannot send people elsewhere after signing
 * in.
 */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path);

/** Mode of the host at an address: shows an experience, the builder, or the builder's unsaved state. */
export type PageMode = 'app' | 'builder' | 'preview';

/**
 * Fills the mode, experience, start page, title and theme of an address into the host's document. The builder
 * and its preview name no experience: they get their configs from calls and from each other.
 */
export function fillDocument(
  html: string,
  { experience, page, title }: Pick<PageRoute, 'experience' | 'page' | 'title'>,
  theme: unknown = undefined,
  mode: PageMode = 'app'
): string {
  const own = mode === 'app' ? html : html.replace(/\s*<link rel="preload" href="__EXB_APP__"[^>]*>/, '');
  return own
    .replaceAll('__EXB_MODE__', mode)
    .replaceAll('__EXB_APP__', mode === 'app' ? `/experiences/${experience}/config.json` : '')
    .replaceAll('__EXB_PAGE__', escapeHtml(page ?? ''))
    .replaceAll('__EXB_THEME__', typeof theme === 'string' ? escapeHtml(theme) : '')
    .replaceAll('__EXB_TITLE__', escapeHtml(title));
}

/** Returns the address that a visitor must be redirected to, or null when they may see the page. */
export function findRedirect(
  { access }: PageRoute,
  signedIn: boolean,
  { url, next }: { url: string; next: unknown },
  { home, signIn }: RoutesFile
): string | null {
  if (access === 'guestOnly' && signedIn) return isOwnPath(next) ? next : home;
  if (access !== 'guestOnly' && access !== 'public' && !signedIn)
    return `${signIn}?next=${encodeURIComponent(url)}`;
  return null;
}

/** Returns the page that a role gets at an address. */
export function selectRoute(route: PageRoute, role: AccountRole | 'guest'): PageRoute {
  const { byRole, ...shown } = route;
  const own = role === 'investor' || role === 'staff' ? byRole?.[role] : undefined;
  return own === undefined ? shown : { ...shown, experience: own };
}

async function readDocument(root: string): Promise<string> {
  try {
    return await readFile(join(root, 'build/host/index.html'), 'utf8');
  } catch {
    throw new ApiError(503, 'not_built', 'The pages are not built yet. Run npm start, which builds them.');
  }
}

/** Returns whether the page is requested with a key that does not allow it. */
async function isEmbedRefused(url: string, keys: EmbedKeys): Promise<boolean> {
  const page = readPageEmbed(url);
  if (page === null || page.key === null) return false;
  const key = await keys.find(page.key);
  return !key?.maps.some((map) => map === page.map);
}

/** Returns the least role that the page requires, when it refuses `role`; null when it does not. */
export function findRequiredRole(
  { access, refuses = [] }: Pick<PageRoute, 'access' | 'refuses'>,
  role: Role
): 'staff' | 'admin' | null {
  if ((access === 'staff' || access === 'admin') && !hasRole({ role }, access)) return access;
  if (!refuses.some((refused) => refused === role)) return null;
  return refuses.includes('staff') ? 'admin' : 'staff';
}

interface PageContext {
  readonly settings: Settings;
  readonly file: RoutesFile;
  readonly keys: EmbedKeys;
  readonly experiences: Experiences;
}

/** Answers with the document of a page, or with the reason why it is refused. */
async function sendPage(
  { settings, file, keys }: PageContext,
  route: PageRoute,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  mode: PageMode = 'app'
): Promise<FastifyReply> {
  // Access depends on the session, so no answer may be cached.
  varyBy(reply, 'Cookie').header('cache-control', 'no-store');
  const { next, theme } = request.query as { next?: unknown; theme?: unknown };
  const { role } = getCaller(request);
  const elsewhere = findRedirect(route, role !== 'guest', { url: request.url, next }, file);
  if (elsewhere !== null) return reply.redirect(elsewhere, 302);
  reply.type('text/html; charset=utf-8');
  // Any page may frame this refusal, so that it can be read inside the partner's page.
  if (await isEmbedRefused(request.url, keys))
    return reply
      .status(403)
      .header('content-security-policy', TEXT_PAGE_POLICY)
      .send(renderPlainPage('embedRefused', request));
  const needed = findRequiredRole(route, role);
  if (needed !== null) return reply.status(403).send(renderPlainPage(needed, request));
  const html = await readDocument(settings.root);
  return reply.send(fillDocument(html, selectRoute(route, role), theme, mode));
}

/**
 * The builder's pages. Other sites may not frame them (`registerSecurity`); the preview is a frame of the
 * builder.
 */
const BUILDER = [
  { path: '/builder', mode: 'builder', title: 'SITE – Builder' },
  { path: '/builder/preview', mode: 'preview', title: 'SITE – Preview' }
] as const;

/** `/experience/:name`: copies, each guarded like the experience it was copied from. */
function registerCopies(app: FastifyInstance, door: PageContext): void {
  app.get('/experience/:name', { access: 'byHandler' }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const copy = await door.experiences.findCopy(name);
    if (copy === null) return reply.callNotFound();
    const title = `SITE – ${copy.label}`;
    const route: PageRoute = { path: request.url, experience: name, title, ...copy.guard };
    return sendPage(door, route, [request, reply]);
  });
}

/**
 * Returns the config to show; the built one while the database is away, so that the page can open and report
 * it.
 */
async function readPageConfig({ experiences }: PageContext, name: string, request: FastifyRequest) {
  try {
    return await experiences.readServedConfig(name);
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    request.log.warn(`The database is not available: ${name} is served as it was built.`);
    const text = experiences.getBuiltConfig(name);
    if (text === null) throw error;
    return text;
  }
}

/** Serves the pages of `experiences/routes.json`, the builder, copies, and the experiences' configurations. */
export function registerPages(
  app: FastifyInstance,
  settings: Settings,
  keys: EmbedKeys,
  experiences: Experiences
): void {
  const door: PageContext = { settings, file: readRoutesFile(settings.root), keys, experiences };
  for (const route of door.file.routes)
    app.get(route.path, { access: 'byHandler' }, (request, reply) => sendPage(door, route, [request, reply]));
  for (const { path, mode, title } of BUILDER) {
    const route: PageRoute = { path, experience: '', title, access: 'admin' };
    app.get(path, { access: 'byHandler' }, (request, reply) => sendPage(door, route, [request, reply], mode));
  }
  registerCopies(app, door);
  app.get('/experiences/:name/config.json', { access: 'public' }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const text = await readPageConfig(door, name, request);
    if (text === null) throw new ApiError(404, 'not_found', `There is no experience '${name}'.`);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(withOrigin(text, settings, request));
  });
}
