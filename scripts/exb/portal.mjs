import { CommandError } from '../lib/command.mjs';

/** Time limit of one response of a portal, ms. */
const PATIENCE = 60_000;
/** Items per request, the maximum of a portal. */
const PAGE = 100;

const REFUSED = {
  401: 'The portal does not accept the token in SITE_PORTAL_TOKEN. Create a new one and try again.',
  403: 'The account of the token is not allowed to do this. It needs the privilege to create and update content.',
  498: 'The token in SITE_PORTAL_TOKEN is wrong or has expired. Create a new one and try again.',
  499: 'The portal requires a token. Set SITE_PORTAL_TOKEN.'
};

/** Sends one request to the portal; the token is in the body, so that no access log contains it. */
async function sendRequest(portal, token, path, parameters = {}) {
  const body = new URLSearchParams({ f: 'json', token, ...parameters });
  const url = `${portal}/sharing/rest/${path}`;
  let response;
  try {
    // A redirect would forward the token to another address.
    const signal = AbortSignal.timeout(PATIENCE);
    response = await fetch(url, { method: 'POST', body, redirect: 'manual', signal });
  } catch (cause) {
    throw new CommandError(
      `${portal} cannot be reached (${cause.cause?.message ?? cause.message}). Check the address.`
    );
  }
  const to = response.headers.get('location');
  if (to)
    throw new CommandError(`${url} redirects to ${new URL(to, url).origin}. Use the portal's own address.`);
  if (REFUSED[response.status]) throw new CommandError(REFUSED[response.status]);
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    if (response.ok && text === '') return {};
    throw new CommandError(
      `${portal} is not a portal: /sharing/rest/${path} returned ${response.status} without JSON.`
    );
  }
  const { error } = answer;
  if (!error && response.ok) return answer;
  const detail = [error?.message, ...(error?.details ?? [])].filter(Boolean).join(' ');
  const known = REFUSED[error?.code];
  throw new CommandError(
    `${known ?? `The portal refused ${path}:`} ${detail || `status ${response.status}`}`.trim()
  );
}

/**
 * Opens a portal of ArcGIS Online or Enterprise with the account of a token.
 * @param portal its address without /sharing, such as https://maps.example/portal.
 * @param token of an account that may create content; it is sent only to this portal.
 * @returns {Promise<{ username: string, listItems: () => Promise<object[]>, fetchItemData: (item: object) =>
 *   Promise<object>, addItem: (parameters: object) => Promise<string>, updateItem: (item: object, parameters: object)
 *   => Promise<void> }>} `listItems` returns the items of the account in all its folders; `addItem` returns the new
 *   item's id.
 * @throws CommandError when it cannot be reached, is not a portal, or refuses the token; so do the functions.
 */
export async function openPortal(portal, token) {
  const callPortal = (path, parameters) => sendRequest(portal, token, path, parameters);
  const { username } = await callPortal('community/self');
  if (!username)
    throw new CommandError(`${portal} returned no user for the token. Use a token of a named account.`);
  const home = `content/users/${encodeURIComponent(username)}`;
  const buildItemPath = (item) => `${home}${item.ownerFolder ? `/${item.ownerFolder}` : ''}/items/${item.id}`;

  /** Returns the items in one folder, all pages; the root also returns the account's folders. */
  async function fetchFolder(path) {
    const items = [];
    let folders = [];
    for (let start = 1; start > 0;) {
      const page = await callPortal(path, { num: String(PAGE), start: String(start) });
      items.push(...(page.items ?? []));
      folders = page.folders ?? folders;
      start = page.nextStart ?? -1;
    }
    return { items, folders };
  }
  return {
    username,
    async listItems() {
      const { items, folders } = await fetchFolder(home);
      for (const { id } of folders) {
        const inside = await fetchFolder(`${home}/${id}`);
        items.push(...inside.items.map((item) => ({ ...item, ownerFolder: id })));
      }
      return items;
    },
    fetchItemData: ({ id }) => callPortal(`content/items/${id}/data`),
    async addItem(parameters) {
      const { id } = await callPortal(`${home}/addItem`, parameters);
      if (!id)
        throw new CommandError(
          `The portal returned no id for ${parameters.title}. Check there whether it was added.`
        );
      return id;
    },
    async updateItem(item, parameters) {
      await callPortal(`${buildItemPath(item)}/update`, parameters);
    }
  };
}
