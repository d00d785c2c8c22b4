import { createHash } from 'node:crypto';
import { VERSION_PARAMETER } from '@site/layers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCaller } from '../../common/caller';
import type { Caller } from '../../common/roles';
import type { AppContext } from '../../common/context';
import { isUnchanged, sendNotModified } from '../../common/conditional-request';
import { ArcgisError } from '../../common/response-errors';
import { registerResources } from '../dialect/resources';
import type { ResourceHandler } from '../dialect/resources';
import type { Store } from '../../store/store';
import { RASTERS } from '../../layers/rasters';
import { readableFields, requireAccess } from '../dialect/access';
import { mayRead } from '../../common/roles';
import { answerQuery, readFeatureResource } from './answer-query';
import type { QueryResponse as QueryAnswer, QuerySources } from './answer-query';
import { LayerColumnCache } from './columns/layer-column-cache';
import { DATASETS } from '../../layers';
import { createOwnDataset, listOwnLayers, readOwnLayer } from '../../layers/own-layers';
import { selectDataset } from '../../layers/dataset';
import type { LayerDataset, DatasetField } from '../../layers/dataset';
import type { Access } from '../../common/roles';
import { createByteLimitedCache } from '../../common/byte-limited-cache';
import { GEOCODERS } from '../geocode/routes';
import { setCaching } from '../dialect/data-version';
import { getLayerVersions } from './layer-versions';
import type { LayerVersions } from './layer-versions';
import { CURRENT_VERSION } from '../dialect/version';
import { toLayerMetadata, toServiceMetadata } from './metadata';
import { getEmbedKey } from '../../common/embed-keys';
import { refuseRestricted, restrictToStates } from './restrict-to-states';
import { matchAnyCase, readCallParameters } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';

const BASE = '/arcgis/rest/services';
/** Most services of one call: the catalogue, and as many layers of the administrators. */
const MAX_SERVICES = 2 * DATASETS.length;
/** Most bytes of cached answers. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

async function requireDataset({ query }: Store, service: string): Promise<LayerDataset> {
  const dataset = DATASETS.find((one) => one.service.toLowerCase() === service.toLowerCase());
  if (dataset) return dataset;
  const own = await readOwnLayer(query, service);
  if (!own) throw new ArcgisError(404, `Service ${service}/FeatureServer not found`);
  return createOwnDataset(own);
}

/** Returns the error of an unknown address under the service: another layer, or an unsupported operation. */
function createUnsupportedError({ service }: LayerDataset, path: string): ArcgisError {
  const parts = path.split('/');
  const [layer, operation] = [parts[0]!, parts[1]];
  const isNumber = /^\d+$/.test(layer);
  if (isNumber && Number(layer) !== 0)
    return new ArcgisError(404, `Layer ${layer} not found`, [`The service ${service} has layer 0 only.`]);
  return new ArcgisError(400, 'Invalid URL', [
    `The service ${service} does not support the operation ${(isNumber && operation) || layer}.`
  ]);
}

/** The words of a condition whose value changes by itself: CURRENT_DATE, CURRENT_TIME, CURRENT_TIMESTAMP. */
const NAMES_NOW = /current_(date|time)/;

/**
 * Returns whether an answer is valid until the next import and the same for everybody: a public layer without
 * fields closed to the caller, and no field in the call whose values change by themselves.
 */
function canCache(dataset: LayerDataset, fields: readonly DatasetField[], params: CallParameters): boolean {
  if (dataset.access !== 'public' || dataset.isEdited || fields.length < dataset.fields.length) return false;
  const asked = Object.values(params).join('\n').toLowerCase();
  // A condition on the current moment finds other rows tomorrow.
  if (NAMES_NOW.test(asked)) return false;
  return !fields.some(
    ({ name, isLive }) => isLive && (asked.includes('*') || asked.includes(name.toLowerCase()))
  );
}

/** Returns the parameters that identify an answer of a public layer, independent of caller and order. */
const listCacheParameters = ({ token: _token, ...params }: CallParameters) => Object.entries(params).sort();

const dropVersion = ({ [VERSION_PARAMETER]: _version, ...params }: CallParameters): CallParameters =>
  matchAnyCase(params);

const computeEtag = (version: string, params: CallParameters): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify([version, listCacheParameters(params)]))
    .digest('base64url')
    .slice(0, 22)}"`;

/** Lists the services that a caller may read, as the list of services names them. */
const listReadable = (
  services: readonly { readonly service: string; readonly access: Access }[],
  type: string,
  caller: Caller
) => services.filter(({ access }) => mayRead(caller, access)).map(({ service }) => ({ name: service, type }));

/** The layer of a request, with the fields that the caller may read. */
interface OpenedLayer {
  /** As the catalogue has it, for staff. */
  readonly whole: LayerDataset;
  /** As the caller sees it. */
  readonly dataset: LayerDataset;
  readonly fields: readonly DatasetField[];
}

async function openService(store: Store, service: string, caller: Caller): Promise<OpenedLayer> {
  const whole = await requireDataset(store, service);
  const dataset = selectDataset(whole, caller);
  requireAccess(dataset, caller);
  return { whole, dataset, fields: readableFields(dataset, caller) };
}

const openLayer = async (store: Store, request: FastifyRequest) => ({
  ...(await openService(store, (request.params as { service: string }).service, getCaller(request))),
  embed: getEmbedKey(request)
});

const describeServices = async ({ query }: Store, caller: Caller): Promise<object> => ({
  currentVersion: CURRENT_VERSION,
  folders: [],
  services: [
    // As in ArcGIS, a service that the caller may not read is not listed.
    ...listReadable(DATASETS, 'FeatureServer', caller),
    ...listReadable((await listOwnLayers(query)).map(createOwnDataset), 'FeatureServer', caller),
    ...listReadable(RASTERS, 'ImageServer', caller),
    { name: 'Basemap', type: 'VectorTileServer' },
    ...GEOCODERS.map(({ name }) => ({ name, type: 'GeocodeServer' })),
    { name: 'Routing', type: 'NAServer' }
  ]
});

/**
 * Returns the metadata of several services at once, each as its own layer resource has it. Not part of ArcGIS:
 * a map requests it when it opens instead of one resource per layer.
 */
async function describeLayers(
  store: Store,
  request: FastifyRequest,
  describe: (opened: OpenedLayer) => Promise<object>
): Promise<object> {
  const { services = '' } = readCallParameters(request);
  const names = [...new Set(services.split(',').filter((name) => name !== ''))];
  if (names.length === 0 || names.length > MAX_SERVICES)
    throw new ArcgisError(400, 'Invalid parameters', [
      `services: list 1 to ${MAX_SERVICES} services, separated by commas.`
    ]);
  const opened = await Promise.all(names.map((name) => openService(store, name, getCaller(request))));
  const definitions = await Promise.all(opened.map(describe));
  return { layers: names.map((service, at) => ({ service, definition: definitions[at] })) };
}

/**
 * Answers `query`. Public answers are cached here, and clients may cache them if they revalidate; when the call names the
 * current version they need not, since another version has another address.
 */
function createQueryHandler(store: Store, sources: QuerySources, versions: LayerVersions): ResourceHandler {
  // Everybody who opens a map requests the same tiles, and the embedded database answers one query at a time.
  const kept = createByteLimitedCache<QueryAnswer>(MAX_CACHED_BYTES, ({ body }) => body.length);
  return async (request, reply) => {
    const { whole, dataset, fields, embed } = await openLayer(store, request);
    const asked = readCallParameters(request);
    const params = restrictToStates(dataset, embed, dropVersion(asked));
    const tag = canCache(dataset, fields, params) ? computeEtag(await versions.read(dataset), params) : null;
    // An answer that depends on the caller must not be cached on the way.
    if (!tag) reply.header('cache-control', 'private, no-store');
    else setCaching(reply, asked, embed ? null : await versions.readShort(whole), 'public, no-cache');
    if (tag && isUnchanged(request, reply, tag)) return sendNotModified(reply);
    const ready = tag ? kept.get(tag) : undefined;
    const answer = ready ?? (await answerQuery(sources, dataset, fields, params));
    if (tag && !ready) kept.set(tag, answer);
    return reply.type(answer.type).send(answer.body);
  };
}

/** Registers the FeatureServer dialect over the store's tables: service, layer, feature and query. */
export function registerFeatureServers(app: FastifyInstance, context: AppContext): void {
  const { store } = context;
  const versions = getLayerVersions(context);
  const { facts } = versions;
  const columns = new LayerColumnCache(store, (line) => app.log.warn(line));
  const sources = { store, facts, columns };
  const describeLayer = async ({ dataset, fields }: OpenedLayer) =>
    toLayerMetadata(dataset, fields, await facts.getFacts(dataset));
  registerResources(app, BASE, 'byHandler', {
    '': (request) => describeServices(store, getCaller(request)),
    '/layers': (request) => describeLayers(store, request, describeLayer)
  });
  registerResources(app, `${BASE}/:service/FeatureServer`, 'byHandler', {
    '': async (request) => {
      const { dataset } = await openLayer(store, request);
      return toServiceMetadata(dataset, await facts.getFacts(dataset));
    },
    '/0': async (request) => describeLayer(await openLayer(store, request)),
    '/layers': async (request) => ({
      layers: [await describeLayer(await openLayer(store, request))],
      tables: []
    }),
    '/0/:objectId(^\\d+$)': async (request, reply) => {
      const { dataset, fields, embed } = await openLayer(store, request);
      refuseRestricted(dataset, embed);
      const { objectId } = request.params as { objectId: string };
      reply.header('cache-control', 'private, no-store');
      return readFeatureResource(sources, dataset, fields, objectId);
    },
    '/0/query': createQueryHandler(store, sources, versions),
    '/*': async (request) => {
      const { dataset } = await openLayer(store, request);
      throw createUnsupportedError(dataset, (request.params as { '*': string })['*']);
    }
  });
}
