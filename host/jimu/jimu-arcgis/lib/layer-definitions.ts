import esriConfig from '@arcgis/core/config';
import esriRequest from '@arcgis/core/request';

/*
 * The metadata of the layers that a map shows from the start, in one answer. The SDK asks once for each layer, and once
 * more for each of a search or a data source: what was asked for together is given to it whenever it asks for one of
 * them. A layer that is turned on later is asked for then, so that it says what is wrong with it then.
 */

/** For so long an answer is given again, in milliseconds; then the SDK asks itself. */
const MAX_AGE = 60_000;
/** The layer resource of this server's feature services. */
const LAYER = /\/arcgis\/rest\/services\/([^/?]+)\/FeatureServer\/0$/;

interface Definitions {
  readonly layers: readonly { readonly service: string; readonly definition: object }[];
}

interface Layer {
  readonly url?: string;
  readonly visibility?: boolean;
  readonly layers?: readonly Layer[];
}

const coming = new Map<string, Promise<object | undefined>>();

const shownUrls = (layers: readonly Layer[]): string[] =>
  layers
    .filter(({ visibility }) => visibility !== false)
    .flatMap(({ url, layers: inner }) => [...(url ? [url] : []), ...shownUrls(inner ?? [])]);

const serviceOf = (url: string): string | undefined =>
  url.startsWith(`${window.location.origin}/`) ? LAYER.exec(url)?.[1] : undefined;

async function ask(services: readonly string[]): Promise<ReadonlyMap<string, object>> {
  const url = `${window.location.origin}/arcgis/rest/services/layers`;
  try {
    const { data } = await esriRequest<Definitions>(url, { query: { services: services.join(), f: 'json' } });
    return new Map(data.layers.map(({ service, definition }) => [service, definition]));
  } catch (error) {
    // Each layer is asked for by itself then, and says itself what is wrong with it.
    console.warn('The metadata of the layers did not come together.', error);
    return new Map();
  }
}

/** Asks at once for the metadata of the feature layers of this server that a web map shows from the start. */
export function expectDefinitions(webMap: { readonly operationalLayers?: readonly Layer[] }): void {
  const found = shownUrls(webMap.operationalLayers ?? []).map(serviceOf);
  const services = [...new Set(found.filter((service) => service !== undefined))];
  if (services.length === 0) return;
  const answers = ask(services);
  for (const service of services)
    coming.set(
      service,
      answers.then((known) => known.get(service))
    );
  setTimeout(() => services.forEach((service) => coming.delete(service)), MAX_AGE);
}

/** Lets the SDK have what was asked for together. */
export function answerDefinitions(): void {
  esriConfig.request.interceptors.push({
    urls: LAYER,
    // What this returns, if anything, is taken for the answer's body; the SDK changes it.
    before: async ({ url }) => structuredClone(await coming.get(serviceOf(url) ?? ''))
  });
}
