import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDocument } from './documents';
import { plainPage } from './plain-page';

/** Milliseconds that a page is late for a program that fetches pages by itself. */
const BOT_DELAY_MS = 1_000;

/** Whole path segments that only scanners ask for. */
const SCANNED =
  /^(wp|wordpress|wp-.*|xmlrpc|phpmyadmin.*|pma|myadmin|adminer.*|mysql|phpinfo|cgi-bin|server-status|server-info|actuator|jenkins|solr|boaform|hnap1|vendor|web-inf|sitemap.*|robots\.txt|humans\.txt|security\.txt|ads\.txt|crossdomain\.xml)$/;
/** Endings of files that this server has none of: other servers' programs, and what lies about by accident. */
const SCANNED_ENDING =
  /\.(php\d?|phtml|aspx?|ashx|asmx|jspx?|jsf|do|action|cgi|pl|sql|bak|old|orig|swp|save|tar|tgz|gz|zip|rar|7z|log|ini|conf|cfg|ya?ml|toml|pem|key|env)$/;

/** Files of pinned packages and of the build, named by others. */
const OWN_FILES = /^\/(assets|arcgis-assets|fonts)\//;

/** Whether a path is one that only scanners ask for: hidden files, other systems' admin pages, lists for crawlers. */
export function isScannerPath(url: string): boolean {
  let path = url.split(/[?#]/)[0]!;
  try {
    // Twice: scanners encode what they have encoded.
    path = decodeURIComponent(decodeURIComponent(path));
  } catch {
    // What cannot be decoded is looked at as it is.
  }
  return path
    .toLowerCase()
    .split(/[/\\]/)
    .some((segment) => segment.startsWith('.') || SCANNED.test(segment) || SCANNED_ENDING.test(segment));
}

/** The part of the user agent that makes it a bot's, or null. */
export function botIn(agent: string | undefined, agents: readonly string[]): string | null {
  const name = (agent ?? '').toLowerCase();
  return agents.find((part) => name.includes(part)) ?? null;
}

/**
 * What is asked of every request before anything is looked up for it: a bot is logged and its pages come a second late;
 * a scanner gets the page of an address that nothing is at. Neither costs a database connection.
 */
export function registerGuards(app: FastifyInstance, agents: readonly string[]): void {
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const agent = request.headers['user-agent'];
    const bot = botIn(agent, agents);
    if (bot === null) return;
    request.log.warn({ agent, bot, ip: request.ip }, 'bot-like user agent');
    if (isDocument(request)) await wait(BOT_DELAY_MS);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (OWN_FILES.test(request.url) || !isScannerPath(request.url)) return;
    return reply.status(404).type('text/html; charset=utf-8').send(plainPage('notFound', request));
  });
}
