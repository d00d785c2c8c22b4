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

const hoursRule = { error: 'must be whole hours from 1 to 168' };
const backupHours = z.coerce.number(hoursRule).int(hoursRule).min(1, hoursRule).max(168, hoursRule);

const keptRule = { error: 'must be digits only, from 2 to 1000' };
const backupsKept = z.coerce.number(keptRule).int(keptRule).min(2, keptRule).max(1_000, keptRule);

const portRule = { error: 'must be a port number from 0 to 65535' };
const port = z.coerce.number(portRule).int(portRule).min(0, portRule).max(65_535, portRule);

const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
  error: 'must be fatal, error, warn, info, debug, trace or silent'
});

/** Allows a setting to be absent, as null. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

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

const rows = z.registry<SettingRow>();

/** Writes a default as somebody would set it in the environment; '' when the setting is not set. */
function formatDefault(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null ? '' : String(value);
}

/**
 * Declares a setting for reading, for `--help` and for the documents.
 * @param shownDefault the default in words, when the schema has none or a long one.
 */
function declareSetting<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  meaning: string,
  shownDefault: string = formatDefault(schema.parse(undefined))
): Schema {
  rows.add(schema, { name, default: shownDefault, meaning });
  return schema;
}

/** Every setting, all of them environment variables. An empty value counts as not set. */
const environment = z.object({
  port: declareSetting('PORT', port.default(4300), 'TCP port the server listens on; 0 takes any free one'),
  host: declareSetting(
    'HOST',
    text.default('localhost'),
    'address it listens on; 0.0.0.0 to be reached from other machines'
  ),
  dataDir: declareSetting(
    'SITE_DATA',
    text.default('data'),
    'data folder: embedded database, road tiles, rasters, outgoing mail'
  ),
  databaseUrl: declareSetting(
    'DATABASE_URL',
    optional(createUrlSchema(['postgres:', 'postgresql:'])),
    'PostgreSQL + PostGIS to use in place of the embedded database (postgres://…)'
  ),
  routingUrl: declareSetting(
    'ROUTING_URL',
    optional(webUrl),
    'Valhalla service to use in place of the embedded routing engine (http://…)'
  ),
  routingUrlRainy: declareSetting(
    'ROUTING_URL_RAINY',
    optional(webUrl),
    'second Valhalla service, with the speeds of the rainy season; needs ROUTING_URL (http://…)'
  ),
  publicUrl: declareSetting(
    'SITE_PUBLIC_URL',
    optional(webUrl),
    'public address of the server when it is behind a proxy (https://…)'
  ),
  corsOrigins: declareSetting(
    'SITE_CORS_ORIGINS',
    origins.default([]),
    'origins whose pages may call the server, separated by commas'
  ),
  embedOrigins: declareSetting(
    'SITE_EMBED_ORIGINS',
    origins.default([]),
    'origins that may show /map/widgets/* in a frame without a key, separated by commas'
  ),
  mapOrigins: declareSetting(
    'SITE_MAP_ORIGINS',
    origins.default([]),
    'other origins maps may load from (https://*.arcgis.com), separated by commas'
  ),
  pictureOrigins: declareSetting(
    'SITE_PICTURE_ORIGINS',
    origins.default(PICTURE_ORIGINS),
    'other origins pictures of records may come from, separated by commas',
    'those of Google Drive'
  ),
  fetchesPictures: declareSetting(
    'SITE_FETCH_PICTURES',
    flag.default(false),
    '1 fetches pictures of records from other origins through the server'
  ),
  imageryUrl: declareSetting(
    'SITE_IMAGERY_URL',
    optional(imageryUrl),
    'imagery of the basemap: tiles (https://…/{z}/{x}/{y}) or a tiled ArcGIS service (https://…/MapServer)'
  ),
  imageryAttribution: declareSetting(
    'SITE_IMAGERY_ATTRIBUTION',
    optional(text),
    'attribution of that imagery; required for tiles, a service contains its own'
  ),
  trustProxy: declareSetting(
    'SITE_TRUST_PROXY',
    flag.default(false),
    '1 behind your own proxy: reads address and protocol from X-Forwarded-*'
  ),
  investorEmails: declareSetting(
    'SITE_INVESTOR_EMAILS',
    emails.default([]),
    'accounts that are always investors, whatever their role, separated by commas'
  ),
  requiresAdminSecondFactor: declareSetting(
    'SITE_REQUIRE_SECOND_FACTOR',
    flag.default(false),
    '1 gives administrators without a second factor the rights of staff only'
  ),
  botAgents: declareSetting(
    'SITE_BOT_AGENTS',
    text.default(BOT_AGENTS).transform(splitList),
    'parts of user agents whose requests are logged and delayed by a second, separated by commas',
    'bot,crawl,spider,slurp,…'
  ),
  guestCalls: declareSetting(
    'SITE_GUEST_CALLS',
    calls.default(3_000),
    'calls per network in 5 minutes without signing in; 0 for no limit'
  ),
  guestAreas: declareSetting(
    'SITE_GUEST_AREAS',
    calls.default(120),
    'service areas per network in an hour without signing in; 0 for no limit'
  ),
  firebaseProjectId: declareSetting(
    'FIREBASE_PROJECT_ID',
    optional(text),
    'Firebase project that signs people in, in place of the embedded identity'
  ),
  firebaseApiKey: declareSetting('FIREBASE_API_KEY', optional(text), 'web API key of that project'),
  firebaseAuthDomain: declareSetting(
    'FIREBASE_AUTH_DOMAIN',
    optional(text),
    'auth domain of that project',
    '<project>.firebaseapp.com'
  ),
  identityUrl: declareSetting(
    'SITE_IDENTITY_URL',
    optional(webUrl),
    "server that replaces Google's identity service (tests)"
  ),
  allowEmbeddedIdentity: declareSetting(
    'SITE_ALLOW_EMBEDDED_IDENTITY',
    flag.default(false),
    '1 allows embedded identity and demo accounts in production'
  ),
  metricsToken: declareSetting(
    'METRICS_TOKEN',
    optional(text.min(16, { error: 'must have 16 characters or more' })),
    'token with which other machines may read /metrics (Authorization: Bearer …)'
  ),
  backupDir: declareSetting(
    'SITE_BACKUP_DIR',
    optional(text),
    'folder into which the server backs itself up, encrypted; needs SITE_BACKUP_RECIPIENT; on one process only'
  ),
  backupRecipient: declareSetting(
    'SITE_BACKUP_RECIPIENT',
    optional(text.regex(/^age1[02-9ac-hj-np-z]{58}$/, { error: 'must be a public key of age (age1…)' })),
    'public key for which backups are encrypted (npm run backup -- --new-key FILE)'
  ),
  backupHours: declareSetting(
    'SITE_BACKUP_HOURS',
    backupHours.default(24),
    'hours between two backups, from 1 to 168'
  ),
  backupsKept: declareSetting(
    'SITE_BACKUPS_KEPT',
    backupsKept.default(14),
    'newest backups that are kept; older ones are deleted'
  ),
  tracesUrl: declareSetting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    optional(webUrl),
    'collector that receives a trace of each call, by OpenTelemetry over HTTP (http://…:4318)'
  ),
  logLevel: declareSetting(
    'LOG_LEVEL',
    optional(logLevel),
    'fatal, error, warn, info, debug, trace or silent',
    'warn; info in production'
  ),
  nodeEnv: declareSetting('NODE_ENV', text.default(''), 'production applies the rules for production')
});

/** The settings in the order of the documents. */
export const SETTINGS_TABLE: readonly SettingRow[] = Object.values(environment.shape).map((schema) =>
  rows.get(schema)!
);

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

type Environment = z.output<typeof environment>;
/** Values of the environment that {@link readSettings} combines. */
type Combined = Extract<keyof Environment, `firebase${string}` | `imagery${string}` | 'nodeEnv' | 'logLevel'>;

export interface Settings extends Readonly<Omit<Environment, Combined>> {
  /** Repository root, with build/, experiences/ and server/src/store/migrations. */
  readonly root: string;
  readonly production: boolean;
  /** Null when no imagery is set up. */
  readonly imagery: ImagerySettings | null;
  readonly firebase: FirebaseSettings | null;
  readonly logLevel: string;
}

/** Returns the value of a variable that is set, otherwise undefined. */
const readVariable = (env: NodeJS.ProcessEnv, name: string): string | undefined =>
  env[name]?.trim() ? env[name] : undefined;

function toSettingsError(env: NodeJS.ProcessEnv, issue: z.core.$ZodIssue): SettingsError {
  const { name } = rows.get(environment.shape[issue.path[0] as keyof Environment])!;
  // A token must not be printed in a terminal or a log.
  if (name === 'METRICS_TOKEN') return new SettingsError(`${name} ${issue.message}.`);
  return new SettingsError(`${name} ${issue.message}; it is '${env[name]}'.`);
}

/**
 * Reads the imagery settings; null when they are not set.
 * @throws SettingsError for tiles without an attribution.
 */
function readImagery({
  imageryUrl: url,
  imageryAttribution: attribution
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
  const given = Object.entries(environment.shape).map(([key, schema]) => [
    key,
    readVariable(env, rows.get(schema)!.name)
  ]);
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw toSettingsError(env, parsed.error.issues[0]!);
  const values = parsed.data;
  if (values.routingUrlRainy !== null && values.routingUrl === null)
    throw new SettingsError(
      'ROUTING_URL_RAINY needs ROUTING_URL, which is missing; the embedded engine has its own rainy season.'
    );
  if (values.backupDir !== null && values.backupRecipient === null)
    throw new SettingsError(
      'SITE_BACKUP_DIR needs SITE_BACKUP_RECIPIENT, which is missing: a backup contains passwords and names. npm run backup -- --new-key FILE makes a key.'
    );
  const firebase = readFirebase(values);
  if (firebase && values.requiresAdminSecondFactor)
    throw new SettingsError(
      'SITE_REQUIRE_SECOND_FACTOR is for the embedded identity; with FIREBASE_PROJECT_ID, require it in Firebase.'
    );
  const production = values.nodeEnv === 'production';
  return {
    ...values,
    root,
    dataDir: isAbsolute(values.dataDir) ? values.dataDir : join(root, values.dataDir),
    production,
    imagery: readImagery(values),
    firebase,
    logLevel: values.logLevel ?? (production ? 'info' : 'warn')
  };
}

function readFirebase({
  firebaseProjectId: projectId,
  firebaseApiKey: apiKey,
  firebaseAuthDomain: authDomain
}: Environment): FirebaseSettings | null {
  if (projectId === null && apiKey === null) return null;
  if (projectId === null || apiKey === null)
    throw new SettingsError(
      'FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together; one of them is missing.'
    );
  return { projectId, apiKey, authDomain: authDomain ?? `${projectId}.firebaseapp.com` };
}

/** Returns the table of settings as lines for a terminal. */
export function formatSettingsHelp(): string {
  const width = Math.max(...SETTINGS_TABLE.map(({ name }) => name.length));
  return SETTINGS_TABLE.map(
    ({ name, default: fallback, meaning }) =>
      `  ${name.padEnd(width)}  ${meaning}${fallback === '' ? '' : ` [${fallback}]`}`
  ).join('\n');
}
