import { existsSync, readFileSync } from 'node:fs';
import { CommandError } from '../lib/command.mjs';

/** Keys of the options file with their descriptions. */
const KNOWN = {
  server: 'address of the SITE server',
  portalUrl: 'address of the portal with the maps; by default the SITE server, which is a portal too',
  username: 'user who owns the apps in the builder',
  clientId: 'id of the application registered in the portal, for signing in',
  items: 'ids of the portal’s items by map name; exb:publish-maps writes them',
  pages: 'addresses of pages, by their address in SITE: "/map/cassava": "/experience/3/"'
};

/** Placeholder of the server's origin in experiences and maps (`SERVER_PLACEHOLDER` of shared/layers). */
export const PLACEHOLDER = '{{SITE_SERVER}}';

/**
 * Checks an address of another machine in a configuration.
 * @param what its name, for the error.
 * @param mayBeHere whether http to this machine is allowed.
 * @returns the address without a trailing slash.
 * @throws CommandError when it is not an https address: the framework requests every portal by https, and an https page
 *   cannot load anything by http.
 */
export function parseHttpsAddress(text, what, mayBeHere = false) {
  if (!URL.canParse(text ?? ''))
    throw new CommandError(`${what} is not an address: "${text ?? ''}". Write https://….`);
  const { protocol, hostname, href, search, hash } = new URL(text);
  const isHere = mayBeHere && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  if (protocol !== 'https:' && !isHere)
    throw new CommandError(`${what} must begin with https://: ${text}. Set up TLS for it first.`);
  if (search || hash) throw new CommandError(`${what} must end before "?" and "#": ${text}.`);
  return href.replace(/\/+$/, '');
}

/**
 * Reads an options file.
 * @returns its content; {} when the file does not exist.
 * @throws CommandError when it is not a JSON object, or has an unknown key or an invalid value.
 */
export function readOptions(path) {
  if (!existsSync(path)) return {};
  let options;
  try {
    options = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new CommandError(`${path} is not JSON: ${cause.message}.`);
  }
  const known = Object.entries(KNOWN).map(([key, what]) => `  ${key}: ${what}`);
  if (options === null || typeof options !== 'object' || Array.isArray(options))
    throw new CommandError(`${path} must be an object with some of these keys:\n${known.join('\n')}`);
  const strange = Object.keys(options).filter((key) => !(key in KNOWN));
  if (strange.length > 0)
    throw new CommandError(
      `${path} has unknown keys: ${strange.join(', ')}. Known keys:\n${known.join('\n')}`
    );
  for (const [id, item] of Object.entries(options.items ?? {}))
    if (!/^[0-9a-f]{32}$/.test(item))
      throw new CommandError(
        `${path}: the item of ${id} is "${item}"; ids of portal items have 32 hexadecimal digits.`
      );
  for (const [path, to] of Object.entries(options.pages ?? {}))
    if (!path.startsWith('/') || !/^(\/|https:\/\/)/.test(to))
      throw new CommandError(
        `In "pages" "${path}" leads to "${to}". Write a path of SITE and its address, a path or https://….`
      );
  return options;
}
