import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getCaller, requireRole } from '../../common/caller';
import { readExplicitToken } from '../../common/request-token';
import { hasRole } from '../../common/roles';
import type { Caller, Role } from '../../common/roles';
import type { Settings } from '../../common/settings';
import type { Store } from '../../store/store';
import type { AppContext } from '../../common/context';
import { varyBy } from '../../common/conditional-request';
import { ArcgisError } from '../../common/response-errors';
import { getPublicOrigin, withOrigin } from '../../common/public-origin';
import { getEmbedKey } from '../../common/embed-keys';
import { getLayerVersions } from '../feature-server/layer-versions';
import type { LayerVersions } from '../feature-server/layer-versions';
import { getBasemap } from '../vector-tiles/basemap';
import type { Basemap } from '../vector-tiles/basemap';
import { readCallParameters } from '../dialect/parameters';
import { registerResources } from '../dialect/resources';
import type { ResourceHandler } from '../dialect/resources';
import { addOwnLayers } from './own-layers';
import { nameImagery, showImagery } from './imagery';
import { matchesSearch, readItems } from './items';
import type { MapItem } from './items';
import { filterMap, listFeatureServices, nameVersions } from './readable-map';
import type { MapJson } from './readable-map';

const PORTAL_ID = 'site';
const PORTAL_VERSION = '2025.2';

/** ArcGIS roles that are closest to the rights here. */
const PORTAL_ROLES: Readonly<Record<Role, string>> = {
  guest: 'org_viewer',
  investor: 'org_viewer',
  staff: 'org_user',
  admin: 'org_admin'
};

const toItemJson = ({ id, title, snippet, tags, type, access }: MapItem) => ({
  id,
  title,
  snippet,
  description: null,
  type,
  typeKeywords: ['ArcGIS Online', 'Map'],
  tags,
  access: access === 'public' ? 'public' : 'org',
  owner: 'site',
  url: null,
  thumbnail: null,
  extent: [
    [2.6, 4],
    [14.7, 13.9]
  ],
  spatialReference: null,
  culture: 'en'
});

const toPortalJson = (origin: string) => ({
  id: PORTAL_ID,
  name: 'SITE',
  portalName: 'SITE',
  isPortal: true,
  access: 'public',
  allSSL: origin.startsWith('https:'),
  supportsOAuth: false,
  culture: 'en',
  region: 'NG',
  units: 'metric',
  currentVersion: PORTAL_VERSION,
  portalHostname: new URL(origin).host,
  helperServices: {
    serviceArea: { url: `${origin}/arcgis/rest/services/Routing/NAServer/ServiceArea` },
    geocode: [{ name: 'Places', url: `${origin}/arcgis/rest/services/Places/GeocodeServer` }]
  }
});

/** Returns an account as a portal describes it; its name is its address. */
const toUserJson = ({ uid, email, role }: Caller) => ({
  id: uid,
  username: email,
  fullName: email,
  email,
  role: PORTAL_ROLES[role],
  orgId: PORTAL_ID,
  access: 'private',
  culture: 'en',
  region: 'NG',
  units: 'metric',
  groups: [],
  privileges: []
});

interface ItemLibrary {
  readonly settings: Settings;
  readonly items: readonly MapItem[];
  readonly store: Store;
  readonly versions: LayerVersions;
  readonly basemap: Basemap;
}

/**
 * Returns the item of an address.
 * @throws ArcgisError 400; ApiError 401 or 403 when the caller may not read it.
 */
function requireItem({ items }: ItemLibrary, request: FastifyRequest): MapItem {
  const { id } = request.params as { id: string };
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new ArcgisError(400, 'Item does not exist or is inaccessible.');
  if (item.access !== 'public') requireRole(request, item.access);
  return item;
}

/** Sends the map of an item, without the layers that the caller may not read. */
async function sendMap(
  library: ItemLibrary,
  request: FastifyRequest,
  reply: FastifyReply
): Promise<FastifyReply> {
  const { settings, store, versions, basemap } = library;
  const item = requireItem(library, request);
  const map = JSON.parse(await readFile(item.file, 'utf8')) as MapJson;
  const caller = getCaller(request);
  const shown = filterMap(showImagery(map, item, settings.imagery), caller);
  const named = nameVersions(shown, {
    // A page with a partner's key reads its own part of a layer at the same addresses.
    layers: getEmbedKey(request) ? new Map() : await versions.readAllShort(listFeatureServices(shown)),
    basemap: await basemap.readShortVersion()
  });
  const readable = JSON.stringify(await addOwnLayers(named, item, store, caller));
  // A map of one role is not cached for the next caller who signs in here.
  return varyBy(reply, 'Cookie', 'Authorization')
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(withOrigin(readable, settings, request));
}

function searchItems({ items }: ItemLibrary, request: FastifyRequest): object {
  const { q: query = '', start: startText, num: numText } = readCallParameters(request);
  const caller = getCaller(request);
  const found = items.filter(
    (item) => (item.access === 'public' || hasRole(caller, item.access)) && matchesSearch(item, query)
  );
  const start = Math.max(1, Number(startText) || 1);
  const num = Math.min(100, Math.max(1, Number(numText) || 10));
  const end = start - 1 + num;
  const results = found.slice(start - 1, end).map(toItemJson);
  return { query, total: found.length, start, num, nextStart: end < found.length ? end + 1 : -1, results };
}

/**
 * Returns the portal, with the user who is signed in.
 * @throws ArcgisError 498 for a token that is no longer valid.
 */
function describePortal(request: FastifyRequest, origin: string): object {
  const caller = getCaller(request);
  // A cookie of an ended session makes a guest, who needs no sign-in for the portal itself.
  if (caller.sessionEnded && readExplicitToken(request) !== null)
    throw new ArcgisError(498, 'Invalid token.', ['Sign in again.']);
  return { ...toPortalJson(origin), ...(caller.uid === null ? {} : { user: toUserJson(caller) }) };
}

/** Returns the caller's own account; nobody can list other accounts here. */
function describeUser(request: FastifyRequest): object {
  const { username } = request.params as { username: string };
  const caller = requireRole(request, 'investor');
  if (caller.email?.toLowerCase() !== username.toLowerCase())
    throw new ArcgisError(400, 'User does not exist or is inaccessible.');
  return toUserJson(caller);
}

/** Marks an answer as personal, so that it is never cached. */
const preventCaching =
  (answer: (request: FastifyRequest) => object): ResourceHandler =>
  (request, reply) => {
    reply.header('cache-control', 'no-store');
    return answer(request);
  };

/**
 * Registers `sharing/rest`: the portal, its user, and the checked-in web maps and scenes as items, read-only.
 */
export function registerSharing(app: FastifyInstance, context: AppContext): void {
  const { settings, store } = context;
  const items = readItems(settings.root).map((item) => nameImagery(item, settings.imagery));
  const library: ItemLibrary = {
    settings,
    items,
    store,
    versions: getLayerVersions(context),
    basemap: getBasemap(context)
  };
  const portal = preventCaching((request) => describePortal(request, getPublicOrigin(settings, request)));
  registerResources(app, '/arcgis/sharing/rest', 'byHandler', {
    '': () => ({ currentVersion: PORTAL_VERSION }),
    '/portals/self': portal,
    [`/portals/${PORTAL_ID}`]: portal,
    // Whether a platform around the page has signed somebody in; Experience Builder requests it at the start.
    '/oauth2/platformSelf': () => {
      throw new ArcgisError(400, 'Not logged in.');
    },
    '/community/self': preventCaching((request) => toUserJson(requireRole(request, 'investor'))),
    '/community/users/:username': preventCaching(describeUser),
    '/content/items/:id': (request) => toItemJson(requireItem(library, request)),
    '/content/items/:id/data': (request, reply) => sendMap(library, request, reply),
    '/search': (request) => searchItems(library, request)
  });
}
