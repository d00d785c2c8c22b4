import esriConfig from 'esri/config';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureReductionCluster from 'esri/layers/support/FeatureReductionCluster';
import type Layer from 'esri/layers/Layer';
import { fromJSON } from 'esri/renderers/support/jsonUtils';
import type { Locale } from '@site/domain';
import { localText } from '@site/layers';

/** Keys of the legend texts in a renderer's JSON. */
const TEXTS: readonly string[] = ['title', 'label', 'defaultLabel', 'heading'];

/** Returns a copy of JSON with its legend texts in the reader's language. */
function inLanguage(json: unknown, locale: Locale): unknown {
  if (Array.isArray(json)) return json.map((item) => inLanguage(item, locale));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, held]) => [
      key,
      typeof held === 'string' && TEXTS.includes(key) ? localText(held, locale) : inLanguage(held, locale)
    ])
  );
}

type Renderer = FeatureLayer['renderer'];

/**
 * Returns the renderer in the reader's language; the same object when the catalogue has no translation for it.
 */
function localRenderer<Drawn extends Renderer>(renderer: Drawn, locale: Locale): Drawn {
  const json = (renderer as { toJSON?(): object } | null | undefined)?.toJSON?.();
  if (!json) return renderer;
  const local = inLanguage(json, locale) as object;
  return JSON.stringify(local) === JSON.stringify(json) ? renderer : (fromJSON(local) as Drawn);
}

const clustersOf = ({ featureReduction }: FeatureLayer): FeatureReductionCluster | null =>
  featureReduction?.type === 'cluster' ? featureReduction : null;

/**
 * Sets a layer's texts in the reader's language, as far as the catalogue has them: its title, and the headings
 * and classes of its legend. In English nothing changes.
 */
export function setLocalTexts(layer: Layer, locale: Locale): void {
  if (locale === 'en') return;
  if (layer.title) layer.title = localText(layer.title, locale);
  if (layer.type !== 'feature') return;
  const drawn = layer as FeatureLayer;
  const renderer = localRenderer(drawn.renderer, locale);
  if (renderer !== drawn.renderer) drawn.renderer = renderer;
  const clusters = clustersOf(drawn);
  const together = localRenderer(clusters?.renderer, locale);
  if (clusters && together !== clusters.renderer) {
    const local = clusters.clone();
    local.renderer = together;
    drawn.featureReduction = local;
  }
}

interface LegendAnswer {
  readonly layers?: readonly { readonly legend?: readonly { label?: string }[] }[];
}

/**
 * Translates the legends of image services in later responses; the service itself answers in English.
 * @returns a function that ends it.
 */
export function localRasterLegends(locale: Locale): () => void {
  if (locale === 'en') return () => undefined;
  const { interceptors } = esriConfig.request;
  const interceptor = {
    urls: /\/ImageServer\/legend$/i,
    after: ({ data }: { data: LegendAnswer }) => {
      for (const { legend = [] } of data.layers ?? [])
        for (const entry of legend) entry.label = localText(entry.label ?? '', locale);
    }
  };
  interceptors?.push(interceptor);
  return () => void interceptors?.splice(interceptors.indexOf(interceptor), 1);
}
