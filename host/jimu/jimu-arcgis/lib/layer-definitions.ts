import esriConfig from '@arcgis/core/config';
import esriRequest from '@arcgis/core/request';

/*
 * Metadata of the layers that a map shows from the start, in one request. The SDK would fetch it once for
 * each layer, and again for each of a search or a data source; it gets the response of the joint request
 * instead. The metadata of a layer that is turned on later is fetched then, with that of the layers that are asked
 * for at the same moment.
 */

/** Age up to which a response is reused, ms; after it the SDK fetches the metadata itself. */
const MAX_AGE = 60_000;
/** How long the services of a joint request are gathered, ms. */
const GATHER_MS = 20;
/** URL of a layer of this server's feature services. */
const LAYER = /\/arcgis\/rest\/services\/([^/?]+)\/FeatureServer\/0$/;

interface DefinitionsResponse {
  readonly layers: readonly { readonly service: string; readonly definition: object }[];
}

interface OperationalLayer {
  readonly url?: string;
  readonly visibility?: boolean;
  readonly layers?: readonly OperationalLayer[];
}

const coming = new Map<string, Promise<object | undefined>>();

const listVisibleUrls = (layers: readonly OperationalLayer[]): string[] =>
  layers
    .filter(({ visibility }) => visibility !== false)
    .flatMap(({ url, layers: inner }) => [...(url ? [url] : []), ...listVisibleUrls(inner ?? [])]);

const parseService = (url: string): string | undefined =>
  url.startsWith(`${window.location.origin}/`) ? LAYER.exec(url)?.[1] : undefined;

async function requestDefinitions(services: readonly string[]): Promise<ReadonlyMap<string, object>> {
  const url = `${window.location.origin}/arcgis/rest/services/layers`;
  try {
    const { data } = await esriRequest<DefinitionsResponse>(url, {
      query: { services: services.join(), f: 'json' }
    });
    return new Map(data.layers.map(({ service, definition }) => [service, definition]));
  } catch (error) {
    // The SDK then fetches each layer by itself and reports its error.
    console.warn('The metadata of all layers could not be fetched in one request.', error);
    return new Map();
  }
}

/** Gives the SDK the metadata of services from one response, for as long as it may be reused. */
function shareDefinitions(services: Iterable<string>, answers: Promise<ReadonlyMap<string, object>>): void {
  for (const service of services) {
    const answer = answers.then((known) => known.get(service));
    coming.set(service, answer);
    const forget = () => coming.get(service) === answer && coming.delete(service);
    setTimeout(forget, MAX_AGE);
    // Without an answer the SDK fetches each layer by itself, each time.
    void answer.then((found) => found === undefined && forget());
  }
}

/** Services whose metadata is about to be requested together. */
let gathered: {
  readonly services: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, object>>;
} | null = null;

/** Requests the metadata of a service together with the others that are asked for at this moment. */
function gatherDefinition(service: string): void {
  if (gathered === null) {
    const services = new Set<string>();
    const waiting = new Promise((resolve) => setTimeout(resolve, GATHER_MS));
    const answers = waiting.then(() => {
      gathered = null;
      return requestDefinitions([...services]);
    });
    gathered = { services, answers };
  }
  gathered.services.add(service);
  shareDefinitions([service], gathered.answers);
}

/** Requests the metadata of the feature layers of this server that a web map shows from the start. */
export function expectDefinitions(webMap: {
  readonly operationalLayers?: readonly OperationalLayer[];
}): void {
  const found = listVisibleUrls(webMap.operationalLayers ?? []).map(parseService);
  const services = [...new Set(found.filter((service) => service !== undefined))];
  if (services.length > 0) shareDefinitions(services, requestDefinitions(services));
}

/** Answers the SDK's requests with the metadata that was requested together. */
export function answerDefinitions(): void {
  esriConfig.request.interceptors.push({
    urls: LAYER,
    // A returned object is used as the response body, which the SDK changes; undefined lets the request go
    // out.
    before: async ({ url }) => {
      const service = parseService(url);
      if (service === undefined) return undefined;
      if (!coming.has(service)) gatherDefinition(service);
      return structuredClone(await coming.get(service));
    }
  });
}
