import { Stop } from '../lib/say.mjs';

/** Time limit of one response of a portal, ms. */
const PATIENCE = 60_000;
/** Items per request, the maximum of a portal. */
const PAGE = 100;

const REFUSED = {
  401: 'The portal does not accept the token in SITE_PORTAL_TOKEN. Make a new one and try again.',
  403: 'The account of the token may not do this in the portal. It needs the privilege to create and update content.',
  498: 'The token in SITE_PORTAL_TOKEN is wrong or has ended. Make a new one and try again.',
  499: 'The portal asks for a token. Set SITE_PORTAL_TOKEN.'
};

/** Sends one request to the portal; the token is in the body, so that no access log contains it. */
async function ask(portal, token, path, parameters = {}) {
  const body = new URLSearchParams({ f: 'json', token, ...parameters });
  const url = `${portal}/sharing/rest/${path}`;
  let response;
  try {
    // A redirect would forward the token to another address.
    const signal = AbortSignal.timeout(PATIENCE);
    response = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
  } catch (cause) {
    throw new Stop(
      `${portal} cannot be reached (${cause.cause?.message ?? cause.message}). Check the address.`
    );
  }
  const to = response.headers.get('location');
  if (to)
    throw new Stop(`${url} sends on to ${new URL(to, url).origin}. Name the portal by its own address.`);
  if (REFUSED[response.status]) throw new Stop(REFUSED[response.status]);
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    if (response.ok && text === '') return {};
    throw new Stop(`${portal} is no portal: /sharing/rest/${path} answered ${response.status} and no JSON.`);
  }
  const { error } = answer;
  if (!error && response.ok) return answer;
  const told = [error?.message, ...(error?.details ?? [])].filter(Boolean).join(' ');
  const known = REFUSED[error?.code];
  throw new Stop(`${known ?? `The portal refused ${path}:`} ${told || `status ${response.status}`}`.trim());
}

/**
 * Opens a portal of ArcGIS Online or Enterprise with the account of a token.
 * @param portal its address without /sharing, such as https://maps.example/portal.
 * @param token of an account that may create content; it is sent only to this portal.
 * @returns {Promise<{ username: string, items: () => Promise<object[]>, dataOf: (item: object) =>
 *   Promise<object>, add: (parameters: object) => Promise<string>, update: (item: object, parameters: object)
 *   => Promise<void> }>} `items` returns the items of the account in all its folders; `add` returns the new
 *   item's id.
 * @throws Stop when it cannot be reached, is not a portal, or refuses the token; so do the functions.
 */
export async function openPortal(portal, token) {
  const call = (path, parameters) => ask(portal, token, path, parameters);
  const { username } = await call('community/self');
  if (!username) throw new Stop(`${portal} does not say whose the token is. Use one of a named account.`);
  const home = `content/users/${encodeURIComponent(username)}`;
  const pathOf = (item) => `${home}${item.ownerFolder ? `/${item.ownerFolder}` : ''}/items/${item.id}`;

  /** Returns the items in one folder, all pages; the root also returns the account's folders. */
  async function inFolder(path) {
    const items = [];
    let folders = [];
    for (let start = 1; start > 0;) {
      const page = await call(path, { num: String(PAGE), start: String(start) });
      items.push(...(page.items ?? []));
      folders = page.folders ?? folders;
      start = page.nextStart ?? -1;
    }
    return { items, folders };
  }
  return {
    username,
    async items() {
      const { items, folders } = await inFolder(home);
      for (const { id } of folders) {
        const inside = await inFolder(`${home}/${id}`);
        items.push(...inside.items.map((item) => ({ ...item, ownerFolder: id })));
      }
      return items;
    },
    dataOf: ({ id }) => call(`content/items/${id}/data`),
    async add(parameters) {
      const { id } = await call(`${home}/addItem`, parameters);
      if (!id)
        throw new Stop(`The portal gave no id for ${parameters.title}. Look there whether it was added.`);
      return id;
    },
    async update(item, parameters) {
      await call(`${pathOf(item)}/update`, parameters);
    }
  };
}
