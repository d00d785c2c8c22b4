import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../ground/settings';
import { callerOf } from '../ground/caller';
import { ApiError } from '../ground/errors';
import type { AccountRole } from '../ground/roles';
import { embedOfPage } from '../ground/embed-keys';
import type { EmbedKeys } from '../ground/embed-keys';
import { withOrigin } from '../ground/origin';
import { plainPage } from './plain-page';
import { readRoutesFile } from './routes-file';
import type { PageRoute, RoutesFile } from './routes-file';
import { WORDS_POLICY } from './security';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** A path of this server, so that a link cannot send people elsewhere after signing in. */
export const isOwnPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(path);

/** The host's document with the experience, the start page, the title and the theme of an address filled in. */
export function fillDocument(
  html: string,
  { experience, page, title }: PageRoute,
  theme: unknown = undefined
): string {
  return html
    .replaceAll('__EXB_APP__', `/experiences/${experience}/config.json`)
    .replaceAll('__EXB_PAGE__', escapeHtml(page ?? ''))
    .replaceAll('__EXB_THEME__', typeof theme === 'string' ? escapeHtml(theme) : '')
    .replaceAll('__EXB_TITLE__', escapeHtml(title));
}

/** Where a visitor must go instead, or null when the page is for them. */
export function detour(
  { access }: PageRoute,
  signedIn: boolean,
  { url, next }: { url: string; next: unknown },
  { home, signIn }: RoutesFile
): string | null {
  if (access === 'guestOnly' && signedIn) return isOwnPath(next) ? next : home;
  if ((access === 'signedIn' || access === 'staff') && !signedIn)
    return `${signIn}?next=${encodeURIComponent(url)}`;
  return null;
}

/** The page that a role gets at an address. */
export function routeFor(route: PageRoute, role: AccountRole | 'guest'): PageRoute {
  const { investorExperience, ...shown } = route;
  return role === 'investor' && investorExperience !== undefined
    ? { ...shown, experience: investorExperience }
    : shown;
}

async function readDocument(root: string): Promise<string> {
  try {
    return await readFile(join(root, 'build/host/index.html'), 'utf8');
  } catch {
    throw new ApiError(503, 'not_built', 'The pages are not built yet. Run npm start, which builds them.');
  }
}

/** Whether a page is asked for with a key that does not open it. */
async function isKeptShut(url: string, keys: EmbedKeys): Promise<boolean> {
  const page = embedOfPage(url);
  if (page === null || page.key === null) return false;
  const key = await keys.find(page.key);
  return !key?.maps.some((map) => map === page.map);
}

interface Door {
  readonly settings: Settings;
  readonly file: RoutesFile;
  readonly keys: EmbedKeys;
}

function serveDocument(app: FastifyInstance, { settings, file, keys }: Door, route: PageRoute): void {
  app.get(route.path, async (request: FastifyRequest, reply: FastifyReply) => {
    // Who may see a page changes with the session, so no answer of this door may be kept.
    reply.header('cache-control', 'no-store').header('vary', 'Cookie');
    const { next, theme } = request.query as { next?: unknown; theme?: unknown };
    const { role } = callerOf(request);
    const elsewhere = detour(route, role !== 'guest', { url: request.url, next }, file);
    if (elsewhere !== null) return reply.redirect(elsewhere, 302);
    reply.type('text/html; charset=utf-8');
    // In a frame of whoever holds it, so that it can be read there.
    if (await isKeptShut(request.url, keys))
      return reply
        .status(403)
        .header('content-security-policy', WORDS_POLICY)
        .send(plainPage('embedRefused', request));
    if (route.access === 'staff' && role === 'investor')
      return reply.status(403).send(plainPage('refused', request));
    return reply.send(fillDocument(await readDocument(settings.root), routeFor(route, role), theme));
  });
}

/** Serves the pages of `experiences/routes.json` and the experiences' own configuration. */
export function registerFrontDoor(app: FastifyInstance, settings: Settings, keys: EmbedKeys): void {
  const file = readRoutesFile(settings.root);
  for (const route of file.routes) serveDocument(app, { settings, file, keys }, route);
  app.get('/experiences/:name/config.json', async (request, reply) => {
    const { name } = request.params as { name: string };
    const text = /^[\w-]+$/.test(name)
      ? await readFile(join(settings.root, 'experiences', name, 'config.json'), 'utf8').catch(() => null)
      : null;
    if (text === null) throw new ApiError(404, 'not_found', `There is no experience '${name}'.`);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(withOrigin(text, settings, request));
  });
}
