import { existsSync, readFileSync } from 'node:fs';
import { Stop } from '../lib/say.mjs';

/** Keys of the options file, and what each is. */
const KNOWN = {
  server: 'address of the SITE server',
  portalUrl: 'address of the portal that has the maps; without it the SITE server, which is a portal too',
  username: 'who the apps belong to in the builder',
  clientId: 'id of the application registered in the portal, for signing in',
  items: 'ids of the portal’s items by the names of ours; exb:publish-maps writes them',
  pages: 'where pages stand, by their address in SITE: "/map/cassava": "/experience/3/"'
};

/** Written in experiences and maps where the server's origin belongs (`SERVER_PLACEHOLDER` of shared/layers). */
export const PLACEHOLDER = '{{SITE_SERVER}}';

/**
 * An address of another machine as it stands in a configuration.
 * @param what it is, for the error. @param mayBeHere whether this machine itself may be asked by http.
 * @returns without a slash at its end.
 * @throws Stop when it is no https address: the framework asks every portal by https, and a page that came by https
 * gets nothing by http.
 */
export function httpsAddress(text, what, mayBeHere = false) {
  if (!URL.canParse(text ?? '')) throw new Stop(`${what} is no address: "${text ?? ''}". Write https://….`);
  const { protocol, hostname, href, search, hash } = new URL(text);
  const isHere = mayBeHere && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  if (protocol !== 'https:' && !isHere)
    throw new Stop(`${what} must begin with https://, and ${text} does not. Put it behind TLS first.`);
  if (search || hash) throw new Stop(`${what} must end before "?" and "#": ${text}.`);
  return href.replace(/\/+$/, '');
}

/**
 * Reads an options file. @returns what stands in it, {} when there is none yet.
 * @throws Stop when it is no JSON object, or has a key or value that means nothing.
 */
export function readOptions(path) {
  if (!existsSync(path)) return {};
  let options;
  try {
    options = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Stop(`${path} is no JSON: ${cause.message}.`);
  }
  const known = Object.entries(KNOWN).map(([key, what]) => `  ${key}: ${what}`);
  if (options === null || typeof options !== 'object' || Array.isArray(options))
    throw new Stop(`${path} must be an object with some of these:\n${known.join('\n')}`);
  const strange = Object.keys(options).filter((key) => !(key in KNOWN));
  if (strange.length > 0)
    throw new Stop(`${path} has ${strange.join(', ')}, which mean nothing. Known are:\n${known.join('\n')}`);
  for (const [id, item] of Object.entries(options.items ?? {}))
    if (!/^[0-9a-f]{32}$/.test(item))
      throw new Stop(
        `${path}: the item of ${id} is "${item}"; ids of portal items have 32 hexadecimal digits.`
      );
  for (const [path, to] of Object.entries(options.pages ?? {}))
    if (!path.startsWith('/') || !/^(\/|https:\/\/)/.test(to))
      throw new Stop(
        `In "pages" "${path}" leads to "${to}"; write a path of SITE, and where it stands as a path or https://….`
      );
  return options;
}
