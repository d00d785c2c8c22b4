import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, requireRole } from '../../ground/caller';
import { hasRole } from '../../ground/roles';
import type { AppContext } from '../../ground/context';
import { ArcgisError } from '../../ground/errors';
import { originOf, withOrigin } from '../../ground/origin';
import { callParameters } from '../dialect/parameters';
import { nameImagery, showImagery } from './imagery';
import { matchesSearch, readItems } from './items';
import type { MapItem } from './items';
import { readableMap } from './readable-map';
import type { MapJson } from './readable-map';

const SHARING = '/arcgis/sharing/rest';

const itemJson = ({ id, title, snippet, tags, type, access }: MapItem) => ({
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

const portalJson = (origin: string) => ({
  id: 'site',
  name: 'SITE',
  portalName: 'SITE',
  isPortal: true,
  access: 'public',
  allSSL: origin.startsWith('https:'),
  supportsOAuth: false,
  culture: 'en',
  region: 'NG',
  units: 'metric',
  currentVersion: '2025.2',
  portalHostname: new URL(origin).host,
  helperServices: {
    serviceArea: { url: `${origin}/arcgis/rest/services/Routing/NAServer/ServiceArea` },
    geocode: [{ name: 'Places', url: `${origin}/arcgis/rest/services/Places/GeocodeServer` }]
  }
});

/** `sharing/rest`: the checked-in web maps and scenes as portal items, read-only. */
export function registerSharing(app: FastifyInstance, { settings }: AppContext): void {
  const { imagery } = settings;
  const items = readItems(settings.root).map((item) => nameImagery(item, imagery));

  const itemOf = (request: FastifyRequest): MapItem => {
    const { id } = request.params as { id: string };
    const item = items.find((candidate) => candidate.id === id);
    if (!item) throw new ArcgisError(400, 'Item does not exist or is inaccessible.');
    if (item.access !== 'public') requireRole(request, item.access);
    return item;
  };

  app.get(`${SHARING}/portals/self`, async (request) => portalJson(originOf(settings, request)));
  app.get(`${SHARING}/content/items/:id`, async (request) => itemJson(itemOf(request)));
  app.get(`${SHARING}/content/items/:id/data`, async (request, reply) => {
    const item = itemOf(request);
    const map = JSON.parse(await readFile(item.file, 'utf8')) as MapJson;
    const readable = JSON.stringify(readableMap(showImagery(map, item, imagery), callerOf(request)));
    // What one role may see is not kept for the next one who signs in here.
    return reply
      .header('cache-control', 'private, no-store')
      .header('vary', 'Cookie, Authorization')
      .type('application/json; charset=utf-8')
      .send(withOrigin(readable, settings, request));
  });
  app.get(`${SHARING}/search`, async (request) => {
    const { q: query = '', start: startText, num: numText } = callParameters(request);
    const caller = callerOf(request);
    const found = items.filter(
      (item) => (item.access === 'public' || hasRole(caller, item.access)) && matchesSearch(item, query)
    );
    const start = Math.max(1, Number(startText) || 1);
    const num = Math.min(100, Math.max(1, Number(numText) || 10));
    const end = start - 1 + num;
    const results = found.slice(start - 1, end).map(itemJson);
    return { query, total: found.length, start, num, nextStart: end < found.length ? end + 1 : -1, results };
  });
}
