import { isAbsolute, join } from 'node:path';
import { z } from 'zod';

/** An invalid setting; the message is one line that names it, the reason and a valid value. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

/** One row of the table of settings, which README and `--help` print. */
export interface SettingRow {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
}

const createSettingRow = (name: string, fallback: string, meaning: string): SettingRow => ({
  name,
  default: fallback,
  meaning
});

/** Every setting, all of them environment variables. An empty value counts as not set. */
export const SETTINGS_TABLE: readonly SettingRow[] = [
  createSettingRow('PORT', '4300', 'TCP port the server listens on; 0 takes any free one'),
  createSettingRow('HOST', 'localhost', 'address it listens on; 0.0.0.0 to be reached from other machines'),
  createSettingRow('SITE_DATA', 'data', 'data folder: embedded database, road tiles, rasters, outgoing mail'),
  createSettingRow(
    'DATABASE_URL',
    '',
    'PostgreSQL + PostGIS to use in place of the embedded database (postgres://…)'
  ),
  createSettingRow(
    'ROUTING_URL',
    '',
    'Valhalla service to use in place of the embedded routing engine (http://…)'
  ),
  createSettingRow(
    'ROUTING_URL_RAINY',
    '',
    'second Valhalla service, with the speeds of the rainy season; needs ROUTING_URL (http://…)'
  ),
  createSettingRow(
    'SITE_PUBLIC_URL',
    '',
    'public address of the server when it is behind a proxy (https://…)'
  ),
  createSettingRow('SITE_CORS_ORIGINS', '', 'origins whose pages may call the server, separated by commas'),
  createSettingRow(
    'SITE_EMBED_ORIGINS',
    '',
    'origins that may show /map/widgets/* in a frame without a key, separated by commas'
  ),
  createSettingRow(
    'SITE_MAP_ORIGINS',
    '',
    'other origins maps may load from (https://*.arcgis.com), separated by commas'
  ),
  createSettingRow(
    'SITE_PICTURE_ORIGINS',
    'those of Google Drive',
    'other origins pictures of records may come from, separated by commas'
  ),
  createSettingRow(
    'SITE_FETCH_PICTURES',
    '0',
    '1 fetches pictures of records from other origins through the server'
  ),
  createSettingRow(
    'SITE_IMAGERY_URL',
    '',
    'imagery of the basemap: tiles (https://…/{z}/{x}/{y}) or a tiled ArcGIS service (https://…/MapServer)'
  ),
  createSettingRow(
    'SITE_IMAGERY_ATTRIBUTION',
    '',
    'attribution of that imagery; required for tiles, a service contains its own'
  ),
  createSettingRow(
    'SITE_TRUST_PROXY',
    '0',
    '1 behind your own proxy: reads address and protocol from X-Forwarded-*'
  ),
  createSettingRow(
    'SITE_INVESTOR_EMAILS',
    '',
    'accounts that are always investors, whatever their role, separated by commas'
  ),
  createSettingRow(
    'SITE_BOT_AGENTS',
    'bot,crawl,spider,slurp,…',
    'parts of user agents whose requests are logged and delayed by a second, separated by commas'
  ),
  createSettingRow(
    'SITE_GUEST_CALLS',
    '3000',
    'calls per network in 5 minutes without signing in; 0 for no limit'
  ),
  createSettingRow(
    'SITE_GUEST_AREAS',
    '120',
    'service areas per network in an hour without signing in; 0 for no limit'
  ),
  createSettingRow(
    'FIREBASE_PROJECT_ID',
    '',
    'Firebase project that signs people in, in place of the embedded identity'
  ),
  createSettingRow('FIREBASE_API_KEY', '', 'web API key of that project'),
  createSettingRow('FIREBASE_AUTH_DOMAIN', '<project>.firebaseapp.com', 'auth domain of that project'),
  createSettingRow('SITE_IDENTITY_URL', '', "server that replaces Google's identity service (tests)"),
  createSettingRow(
    'SITE_ALLOW_EMBEDDED_IDENTITY',
    '0',
    '1 allows embedded identity and demo accounts in production'
  ),
  createSettingRow(
    'METRICS_TOKEN',
    '',
    'token with which other machines may read /metrics (Authorization: Bearer …)'
  ),
  createSettingRow(
    'LOG_LEVEL',
    'warn; info in production',
    'fatal, error, warn, info, debug, trace or silent'
  ),
  createSettingRow('NODE_ENV', '', 'production applies the rules for production')
];

/** Returns whether an address is a template of tiles with {z}, {x} and {y}. */
export const isTileTemplate = (address: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => address.includes(part));

const text = z.string().trim();
/** Returns the parts of a comma-separated list, in small letters. */
const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');
const createUrlSchema = (protocols: readonly string[]) =>
  text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
  });
const webUrl = createUrlSchema(['http:', 'https:']).transform((value) => value.replace(/\/+$/, ''));
/** A template of tiles with zoom, column and row in the address, or an ArcGIS service with cached tiles. */
const imageryUrl = webUrl.refine((value) => isTileTemplate(value) || /\/(Map|Image)Server$/.test(value), {
  error: 'must contain {z}, {x} and {y}, or end with /MapServer or /ImageServer'
});
const originPattern = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/;
const origins = text
  .transform((value) => value.split(',').map((origin) => origin.trim().replace(/\/$/, '')))
  .refine((list) => list.every((origin) => originPattern.test(origin)), {
    error: 'must be origins such as https://example.org, separated by commas'
  });

const callsRule = { error: 'must be digits only, from 0 (no limit) to 1000000' };
const calls = z.coerce.number(callsRule).int(callsRule).min(0, callsRule).max(1_000_000, callsRule);

const portRule = { error: 'must be a port number from 0 to 65535' };

const emails = text
  .transform((value) => splitList(value))
  .refine((list) => list.every((email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)), {
    error: 'must be e-mail addresses separated by commas'
  });

/** Parts of the user agents of programs that fetch pages automatically. */
const BOT_AGENTS =
  'bot,crawl,spider,slurp,scrape,scanner,python-requests,python-urllib,go-http-client,libwww-perl,masscan,nikto,sqlmap,nmap,zgrab';

/** Redirect targets of share links of Google Drive, which records contain as addresses of their pictures. */
const PICTURE_ORIGINS = ['https://drive.google.com', 'https://*.googleusercontent.com'];

const environment = z.object({
  PORT: z.coerce.number(portRule).int(portRule).min(0, portRule).max(65_535, portRule).default(4300),
  HOST: text.default('localhost'),
  SITE_DATA: text.default('data'),
  DATABASE_URL: createUrlSchema(['postgres:', 'postgresql:']).nullable().default(null),
  ROUTING_URL: webUrl.nullable().default(null),
  ROUTING_URL_RAINY: webUrl.nullable().default(null),
  SITE_PUBLIC_URL: webUrl.nullable().default(null),
  SITE_CORS_ORIGINS: origins.default([]),
  SITE_EMBED_ORIGINS: origins.default([]),
  SITE_MAP_ORIGINS: origins.default([]),
  SITE_PICTURE_ORIGINS: origins.default(PICTURE_ORIGINS),
  SITE_FETCH_PICTURES: flag.default(false),
  SITE_IMAGERY_URL: imageryUrl.nullable().default(null),
  SITE_IMAGERY_ATTRIBUTION: text.nullable().default(null),
  SITE_TRUST_PROXY: flag.default(false),
  SITE_INVESTOR_EMAILS: emails.default([]),
  SITE_BOT_AGENTS: text.default(BOT_AGENTS).transform(splitList),
  SITE_GUEST_CALLS: calls.default(3_000),
  SITE_GUEST_AREAS: calls.default(120),
  FIREBASE_PROJECT_ID: text.nullable().default(null),
  FIREBASE_API_KEY: text.nullable().default(null),
  FIREBASE_AUTH_DOMAIN: text.nullable().default(null),
  SITE_IDENTITY_URL: webUrl.nullable().default(null),
  SITE_ALLOW_EMBEDDED_IDENTITY: flag.default(false),
  METRICS_TOKEN: text.min(16, { error: 'must have 16 characters or more' }).nullable().default(null),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent'
    })
    .nullable()
    .default(null),
  NODE_ENV: text.default('')
});

/** The Firebase project that signs people in. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
}

/** The imagery of the imagery basemap. */
export interface ImagerySettings {
  /** A template of tiles ({@link isTileTemplate}) or the address of an ArcGIS service. */
  readonly url: string;
  /** Null for a service, which contains its own attribution. */
  readonly attribution: string | null;
}

export interface Settings {
  /** Repository root, with build/, experiences/ and server/src/store/migrations. */
  readonly root: string;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly routingUrl: string | null;
  /** Service for the roads of the rainy season, in addition to routingUrl. */
  readonly routingUrlRainy: string | null;
  readonly production: boolean;
  /** Without a trailing slash. */
  readonly publicUrl: string | null;
  readonly corsOrigins: readonly string[];
  readonly embedOrigins: readonly string[];
  readonly mapOrigins: readonly string[];
  readonly pictureOrigins: readonly string[];
  /** Whether pictures of other origins are fetched through the server. */
  readonly fetchesPictures: boolean;
  /** Null when no imagery is set up. */
  readonly imagery: ImagerySettings | null;
  readonly trustProxy: boolean;
  /** In small letters. */
  readonly investorEmails: readonly string[];
  /** Parts of user agents, in small letters. */
  readonly botAgents: readonly string[];
  /** Calls of one network in 5 minutes, and service areas per hour, without signing in; 0 for no limit. */
  readonly guestCalls: number;
  readonly guestAreas: number;
  readonly firebase: FirebaseSettings | null;
  readonly identityUrl: string | null;
  readonly allowEmbeddedIdentity: boolean;
  /** Opens /metrics to other machines; null restricts it to this one. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
}

function toSettingsError(env: NodeJS.ProcessEnv, issue: z.core.$ZodIssue): SettingsError {
  const name = String(issue.path[0]);
  // A token must not be printed in a terminal or a log.
  if (name === 'METRICS_TOKEN') return new SettingsError(`${name} ${issue.message}.`);
  return new SettingsError(`${name} ${issue.message}; it is '${env[name]}'.`);
}

type Environment = z.output<typeof environment>;

/**
 * Reads the imagery settings; null when they are not set.
 * @throws SettingsError for tiles without an attribution.
 */
function readImagery({
  SITE_IMAGERY_URL: url,
  SITE_IMAGERY_ATTRIBUTION: attribution
}: Environment): ImagerySettings | null {
  if (url === null) return null;
  if (isTileTemplate(url) && attribution === null)
    throw new SettingsError(
      'SITE_IMAGERY_ATTRIBUTION is missing: set it to the attribution of the tiles of SITE_IMAGERY_URL.'
    );
  return { url, attribution };
}

/**
 * Reads the settings from environment variables (see {@link SETTINGS_TABLE}).
 * @throws SettingsError for the first invalid value.
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string = process.cwd()): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw toSettingsError(env, parsed.error.issues[0]!);
  const values = parsed.data;
  if (values.ROUTING_URL_RAINY !== null && values.ROUTING_URL === null)
    throw new SettingsError(
      'ROUTING_URL_RAINY needs ROUTING_URL, which is missing; the embedded engine has its own rainy season.'
    );
  const production = values.NODE_ENV === 'production';
  return {
    root,
    port: values.PORT,
    host: values.HOST,
    dataDir: isAbsolute(values.SITE_DATA) ? values.SITE_DATA : join(root, values.SITE_DATA),
    databaseUrl: values.DATABASE_URL,
    routingUrl: values.ROUTING_URL,
    routingUrlRainy: values.ROUTING_URL_RAINY,
    production,
    publicUrl: values.SITE_PUBLIC_URL,
    corsOrigins: values.SITE_CORS_ORIGINS,
    embedOrigins: values.SITE_EMBED_ORIGINS,
    mapOrigins: values.SITE_MAP_ORIGINS,
    pictureOrigins: values.SITE_PICTURE_ORIGINS,
    fetchesPictures: values.SITE_FETCH_PICTURES,
    imagery: readImagery(values),
    trustProxy: values.SITE_TRUST_PROXY,
    investorEmails: values.SITE_INVESTOR_EMAILS,
    botAgents: values.SITE_BOT_AGENTS,
    guestCalls: values.SITE_GUEST_CALLS,
    guestAreas: values.SITE_GUEST_AREAS,
    firebase: readFirebase(values),
    identityUrl: values.SITE_IDENTITY_URL,
    allowEmbeddedIdentity: values.SITE_ALLOW_EMBEDDED_IDENTITY,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? (production ? 'info' : 'warn')
  };
}

function readFirebase(values: z.infer<typeof environment>): FirebaseSettings | null {
  const projectId = values.FIREBASE_PROJECT_ID;
  const apiKey = values.FIREBASE_API_KEY;
  if (projectId === null && apiKey === null) return null;
  if (projectId === null || apiKey === null)
    throw new SettingsError(
      'FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together; one of them is missing.'
    );
  return { projectId, apiKey, authDomain: values.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com` };
}

/** Returns the table of settings as lines for a terminal. */
export function formatSettingsHelp(): string {
  const width = Math.max(...SETTINGS_TABLE.map(({ name }) => name.length));
  return SETTINGS_TABLE.map(
    ({ name, default: fallback, meaning }) =>
      `  ${name.padEnd(width)}  ${meaning}${fallback === '' ? '' : ` [${fallback}]`}`
  ).join('\n');
}
