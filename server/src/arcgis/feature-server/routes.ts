import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../ground/caller';
import type { Caller } from '../../ground/roles';
import type { AppContext } from '../../ground/context';
import { ArcgisError } from '../../ground/errors';
import { currentParameters } from '../../ground/parameters';
import { RASTERS } from '../../layers/rasters';
import { readableFields, requireAccess } from '../dialect/access';
import { mayRead } from '../../ground/roles';
import { answerQuery, featureResource } from './answer-query';
import type { Answer } from './answer-query';
import { ColumnsOfLayers } from './columns/columns-of-layers';
import { DATASETS } from '../../layers';
import { datasetFor, usesParameters } from '../../layers/dataset';
import type { Dataset, Field } from '../../layers/dataset';
import type { Access } from '../../ground/roles';
import { keptByBytes } from '../../ground/cache';
import { GEOCODERS } from '../geocode/routes';
import { FactsOfLayers } from './layer-facts';
import { CURRENT_VERSION } from '../dialect/version';
import { layerMetadata, serviceMetadata } from './metadata';
import { embedOf } from '../../ground/embed-keys';
import { refuseNarrowed, withinStates } from './embed-where';
import { callParameters } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';

const BASE = '/arcgis/rest/services';
/** Bytes of answers kept ready. */
const KEPT_BYTES = 64 * 1024 * 1024;

function datasetNamed(service: string): Dataset {
  const dataset = DATASETS.find((one) => one.service.toLowerCase() === service.toLowerCase());
  if (!dataset) throw new ArcgisError(404, `Service ${service}/FeatureServer not found`);
  return dataset;
}

/** The refusal of an address under the service that nothing is at: another layer, or an operation not offered. */
function notOffered({ service }: Dataset, path: string): ArcgisError {
  const parts = path.split('/');
  const [layer, operation] = [parts[0]!, parts[1]];
  const isNumber = /^\d+$/.test(layer);
  if (isNumber && Number(layer) !== 0)
    return new ArcgisError(404, `Layer ${layer} not found`, [`The service ${service} has layer 0 only.`]);
  return new ArcgisError(400, 'Invalid URL', [
    `The service ${service} does not offer the operation ${(isNumber && operation) || layer}.`
  ]);
}

/** Sends what a client may keep, or says that what it has is still good. */
function sendKept(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag).header('cache-control', 'public, no-cache');
  if (request.headers['if-none-match'] !== tag) return false;
  reply.code(304).send();
  return true;
}

/**
 * Whether an answer stays true until the next import and is the same for everybody: a public layer without fields
 * closed to the caller, and none named in the call whose values change by themselves.
 */
function mayKeep(dataset: Dataset, fields: readonly Field[], params: CallParameters): boolean {
  if (dataset.access !== 'public' || dataset.isEdited || fields.length < dataset.fields.length) return false;
  const asked = Object.values(params).join('\n').toLowerCase();
  return !fields.some(
    ({ name, isLive }) => isLive && (asked.includes('*') || asked.includes(name.toLowerCase()))
  );
}

/** What an answer of a public layer depends on: whoever asks, and in whatever order. */
const namedParameters = ({ token: _token, ...params }: CallParameters) => Object.entries(params).sort();

const tagOf = (dataset: Dataset, version: string, params: CallParameters): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify([dataset.heldAs, version, namedParameters(params)]))
    .digest('base64url')
    .slice(0, 22)}"`;

/** The services a caller may read, as the list of services names them. */
const listed = (
  services: readonly { readonly service: string; readonly access: Access }[],
  type: string,
  caller: Caller
) => services.filter(({ access }) => mayRead(caller, access)).map(({ service }) => ({ name: service, type }));

/** The FeatureServer dialect over the store's tables: service, layer and query, each by GET and POST. */
export function registerFeatureServers(app: FastifyInstance, { store }: AppContext): void {
  const sources = {
    store,
    facts: new FactsOfLayers(store),
    columns: new ColumnsOfLayers(store, (line) => app.log.warn(line))
  };
  const { facts } = sources;
  // Everybody who opens a map asks for the same tiles, and the embedded database answers one question at a time.
  const kept = keptByBytes<Answer>(KEPT_BYTES, ({ body }) => body.length);
  const openService = (service: string, caller: Caller) => {
    const dataset = datasetFor(datasetNamed(service), caller);
    requireAccess(dataset, caller);
    return { dataset, fields: readableFields(dataset, caller) };
  };
  const open = (request: FastifyRequest) => ({
    ...openService((request.params as { service: string }).service, callerOf(request)),
    embed: embedOf(request)
  });
  const definitionOf = async ({ dataset, fields }: ReturnType<typeof openService>) =>
    layerMetadata(dataset, fields, await facts.of(dataset));
  // Figures made with the business parameters: a change of those is a new version too.
  const versionOf = async (dataset: Dataset): Promise<string> => {
    const { version } = await facts.of(dataset);
    return usesParameters(dataset) ? `${version}/${(await currentParameters(store)).version}` : version;
  };
  const method: ('GET' | 'POST')[] = ['GET', 'POST'];

  app.route({
    method,
    url: BASE,
    handler: (request: FastifyRequest) => ({
      currentVersion: CURRENT_VERSION,
      folders: [],
      services: [
        // As in ArcGIS: a service that the caller may not read is not listed.
        ...listed(DATASETS, 'FeatureServer', callerOf(request)),
        ...listed(RASTERS, 'ImageServer', callerOf(request)),
        { name: 'Basemap', type: 'VectorTileServer' },
        ...GEOCODERS.map(({ name }) => ({ name, type: 'GeocodeServer' })),
        { name: 'Routing', type: 'NAServer' }
      ]
    })
  });
  // Not of ArcGIS: the metadata of several services at once, each as its own layer resource has it. A map asks for it
  // when it opens, where it would ask once for each layer.
  app.get(`${BASE}/layers`, async (request) => {
    const { services = '' } = callParameters(request);
    const names = [...new Set(services.split(',').filter((name) => name !== ''))];
    if (names.length === 0 || names.length > DATASETS.length)
      throw new ArcgisError(400, 'Invalid parameters', [
        `services: name 1 to ${DATASETS.length} services, separated by commas.`
      ]);
    const opened = names.map((name) => openService(name, callerOf(request)));
    const definitions = await Promise.all(opened.map(definitionOf));
    return { layers: names.map((service, at) => ({ service, definition: definitions[at] })) };
  });
  app.route({
    method,
    url: `${BASE}/:service/FeatureServer`,
    handler: async (request) => {
      const { dataset } = open(request);
      return serviceMetadata(dataset, await facts.of(dataset));
    }
  });
  app.route({
    method,
    url: `${BASE}/:service/FeatureServer/0`,
    handler: (request) => definitionOf(open(request))
  });
  app.route({
    method,
    url: `${BASE}/:service/FeatureServer/layers`,
    handler: async (request) => ({ layers: [await definitionOf(open(request))], tables: [] })
  });
  app.route({
    method,
    url: `${BASE}/:service/FeatureServer/0/:objectId(^\\d+$)`,
    handler: async (request, reply) => {
      const { dataset, fields, embed } = open(request);
      refuseNarrowed(dataset, embed);
      const { objectId } = request.params as { objectId: string };
      reply.header('cache-control', 'private, no-store');
      return featureResource(sources, dataset, fields, objectId);
    }
  });
  app.route({
    method,
    url: `${BASE}/:service/FeatureServer/*`,
    handler: (request) => {
      const { dataset } = open(request);
      throw notOffered(dataset, (request.params as { '*': string })['*']);
    }
  });
  app.route({
    method,
    url: `${BASE}/:service/FeatureServer/0/query`,
    handler: async (request, reply) => {
      const { dataset, fields, embed } = open(request);
      const params = withinStates(dataset, embed, callParameters(request));
      // Nothing that depends on who asks may be kept on the way; a public answer says itself that it may.
      reply.header('cache-control', 'private, no-store');
      const tag = mayKeep(dataset, fields, params) ? tagOf(dataset, await versionOf(dataset), params) : null;
      if (tag && sendKept(request, reply, tag)) return reply;
      const ready = tag ? kept.get(tag) : undefined;
      const answer = ready ?? (await answerQuery(sources, dataset, fields, params));
      if (tag && !ready) kept.set(tag, answer);
      return reply.type(answer.type).send(answer.body);
    }
  });
}
