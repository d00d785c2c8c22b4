import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../common/settings';
import { renderPlainPage } from '../common/plain-page';
import { STATIC_FILES_ROUTE } from './static-files';

/** Milliseconds that every answer to a bot-like user agent is delayed. Source: section 2 "Routes". */
const BOT_DELAY_MS = 1_000;

/**
 * The operator's health checks. A delayed health check looks like a server that hangs, so bots are not delayed
 * there.
 */
const HEALTH_CHECKS = /^\/(healthz|readyz|metrics)(\/|\?|$)/;

/** Whole path segments that only scanners request. */
const SCANNER_SEGMENTS =
  /^(wp|wordpress|wp-.*|xmlrpc|phpmyadmin.*|pma|myadmin|adminer.*|mysql|phpinfo|cgi-bin|server-status|server-info|actuator|jenkins|solr|boaform|hnap1|vendor|web-inf|sitemap.*|robots\.txt|humans\.txt|security\.txt|ads\.txt|crossdomain\.xml)$/;
/** Endings of files that this server does not have: other servers' programs and leftover files. */
const SCANNER_EXTENSIONS =
  /\.(php\d?|phtml|aspx?|ashx|asmx|jspx?|jsf|do|action|cgi|pl|sql|bak|old|orig|swp|save|tar|tgz|gz|zip|rar|7z|log|ini|conf|cfg|ya?ml|toml|pem|key|env)$/;

/**
 * Fragments that mark a scanner's path wherever they occur in it, such as in /foowp-admin. Source: section 2
 * "Routes".
 */
const SCANNER_FRAGMENTS =
  /wp-(admin|content|includes|login|json|config|cron)|wordpress|xmlrpc|phpmyadmin|phpinfo|\.env|\.git|\.svn|\.hg\/|\.aws|\.ssh|\.ht(access|passwd)|\.ds_store|\.php|cgi-bin|sitemap|robots\.txt/;

/**
 * Folders of the build. Build tools name their files, so a hash of a font or an icon may contain any letters.
 */
const BUILD_FOLDERS = /^\/(assets|arcgis-assets|fonts)\//;

/** Returns the decoded path of an address; the raw path when it cannot be decoded. */
function decodePath(url: string): string {
  const path = url.split(/[?#]/)[0]!;
  try {
    // Scanners encode characters twice, so the path is decoded twice.
    return decodeURIComponent(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/**
 * Returns whether a segment of a path is one that only scanners request: hidden files, other systems' programs,
 * crawlers' lists.
 */
export const isScannerPath = (url: string): boolean =>
  decodePath(url)
    .toLowerCase()
    .split(/[/\\]/)
    .some(
      (segment) =>
        segment.startsWith('.') || SCANNER_SEGMENTS.test(segment) || SCANNER_EXTENSIONS.test(segment)
    );

/** Returns whether a path contains a fragment of a scanner's path anywhere, also inside a longer name. */
export const hasScannerFragment = (url: string): boolean =>
  SCANNER_FRAGMENTS.test(decodePath(url).toLowerCase());

/** Returns whether a route of its own answers the request: a page, a call, a service. */
const hasRoute = ({ is404, routeOptions }: FastifyRequest): boolean =>
  !is404 && routeOptions.url !== STATIC_FILES_ROUTE;

/**
 * Returns whether the build has the file of an address. Called only for addresses that look like a scanner's.
 */
async function isBuiltFile(root: string, url: string): Promise<boolean> {
  if (!BUILD_FOLDERS.test(url)) return false;
  const path = decodePath(url);
  if (path.split(/[/\\]/).some((segment) => segment.startsWith('.'))) return false;
  const file = join(root, 'build/host', path);
  const found = await Promise.allSettled([access(file), access(`${file}.br`)]);
  return found.some(({ status }) => status === 'fulfilled');
}

/** Returns the part of the user agent that marks a bot, or null. */
export function findBot(agent: string | undefined, agents: readonly string[]): string | null {
  const name = (agent ?? '').toLowerCase();
  return agents.find((part) => name.includes(part)) ?? null;
}

/**
 * Guards every request before anything is looked up for it: a bot is logged and gets its answer a second late;
 * a scanner gets the page for unknown addresses. Neither costs a database connection.
 */
export function registerGuards(
  app: FastifyInstance,
  { root, botAgents }: Pick<Settings, 'root' | 'botAgents'>
): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const agent = request.headers['user-agent'];
    const bot = findBot(agent, botAgents);
    if (bot === null) return;
    request.log.warn({ agent, bot, ip: request.ip }, 'bot-like user agent');
    if (!HEALTH_CHECKS.test(request.url)) await wait(BOT_DELAY_MS);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { url } = request;
    if (!isScannerPath(url) && (hasRoute(request) || !hasScannerFragment(url))) return;
    if (await isBuiltFile(root, url)) return;
    return reply.status(404).type('text/html; charset=utf-8').send(renderPlainPage('notFound', request));
  });
}
