import esriConfig from 'esri/config';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import type Layer from 'esri/layers/Layer';
import { fromJSON } from 'esri/renderers/support/jsonUtils';
import type { Locale } from '@site/domain';
import { translateText } from '@site/layers';

/** Keys of the legend texts in a renderer's JSON. */
const LEGEND_TEXT_KEYS: readonly string[] = ['title', 'label', 'defaultLabel', 'heading'];

/** Returns a copy of JSON with its legend texts in the reader's language. */
function translateJson(json: unknown, locale: Locale): unknown {
  if (Array.isArray(json)) return json.map((item) => translateJson(item, locale));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, held]) => [
      key,
      typeof held === 'string' && LEGEND_TEXT_KEYS.includes(key)
        ? translateText(held, locale)
        : translateJson(held, locale)
    ])
  );
}

type Renderer = FeatureLayer['renderer'];

/**
 * Returns the renderer in the reader's language; the same object when the catalogue has no translation for it.
 */
function translateRenderer<Drawn extends Renderer>(renderer: Drawn, locale: Locale): Drawn {
  const json = (renderer as { toJSON?(): object } | null | undefined)?.toJSON?.();
  if (!json) return renderer;
  const local = translateJson(json, locale) as object;
  return JSON.stringify(local) === JSON.stringify(json) ? renderer : (fromJSON(local) as Drawn);
}

const getClusters = ({ featureReduction }: FeatureLayer): FeatureReductionCluster | null =>
  featureReduction?.type === 'cluster' ? featureReduction : null;

/**
 * Sets a layer's texts in the reader's language, as far as the catalogue has them: its title, and the headings
 * and classes of its legend. In English nothing changes.
 */
export function translateLayerTexts(layer: Layer, locale: Locale): void {
  if (locale === 'en') return;
  if (layer.title) layer.title = translateText(layer.title, locale);
  if (layer.type !== 'feature') return;
  const drawn = layer as FeatureLayer;
  const renderer = translateRenderer(drawn.renderer, locale);
  if (renderer !== drawn.renderer) drawn.renderer = renderer;
  const clusters = getClusters(drawn);
  const together = translateRenderer(clusters?.renderer, locale);
  if (clusters && together !== clusters.renderer) {
    const local = clusters.clone();
    local.renderer = together;
    drawn.featureReduction = local;
  }
}

interface LegendResponse {
  readonly layers?: readonly { readonly legend?: readonly { label?: string }[] }[];
}

/**
 * Translates the legends of image services in later responses; the service itself answers in English.
 * @returns a function that ends it.
 */
export function translateRasterLegends(locale: Locale): () => void {
  if (locale === 'en') return () => undefined;
  const { interceptors } = esriConfig.request;
  const interceptor = {
    urls: /\/ImageServer\/legend$/i,
    after: ({ data }: { data: LegendResponse }) => {
      for (const { legend = [] } of data.layers ?? [])
        for (const entry of legend) entry.label = translateText(entry.label ?? '', locale);
    }
  };
  interceptors?.push(interceptor);
  return () => void interceptors?.splice(interceptors.indexOf(interceptor), 1);
}
