import request from 'esri/request';
import type MapView from 'esri/views/MapView';
import type SceneView from 'esri/views/SceneView';
import { waitUntil } from './wait-until';
import { listParts } from './legend-parts';
import type { LegendRenderer, LegendEntry, LegendPart } from './legend-parts';

export type { LegendPart } from './legend-parts';

/** Timeout, ms; the legend then has what was loaded. */
const MAX_WAIT_MS = 10_000;

export interface LegendLayer {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly LegendPart[];
  /** True when a filter hides some of its records. */
  readonly isFiltered: boolean;
}

export interface MapLegend {
  readonly layers: readonly LegendLayer[];
  readonly isComplete: boolean;
}

interface Sublayer {
  readonly id: number;
  readonly visible?: boolean;
}

/** A layer as far as a legend reads it. */
interface DrawnLayer {
  readonly id: string;
  readonly type: string;
  readonly title?: string | null;
  readonly visible?: boolean;
  readonly legendEnabled?: boolean;
  readonly loadStatus?: string;
  readonly url?: string | null;
  readonly renderer?: LegendRenderer | null;
  readonly renderingRule?: { toJSON(): object } | null;
  readonly rasterFunction?: { toJSON(): object } | null;
  readonly featureReduction?: {
    readonly type: string;
    readonly maxScale?: number;
    readonly renderer?: LegendRenderer | null;
  } | null;
  readonly fields?: readonly { readonly name: string; readonly alias?: string | null }[] | null;
  readonly allSublayers?: { toArray(): readonly Sublayer[] };
}

interface ServiceLegend {
  readonly layers?: readonly {
    readonly layerId: number;
    readonly layerName?: string;
    readonly legend: readonly {
      readonly label?: string;
      readonly contentType: string;
      readonly imageData: string;
    }[];
  }[];
}

function createImage(src: string): HTMLElement {
  const image = document.createElement('img');
  image.src = src;
  image.alt = '';
  return image;
}

/** The legend that a service draws itself; none where it does not answer with one. */
async function readServiceLegend(layer: DrawnLayer): Promise<readonly LegendPart[]> {
  const rule = layer.rasterFunction ?? layer.renderingRule;
  const query = { f: 'json', ...(rule && { renderingRule: JSON.stringify(rule.toJSON()) }) };
  const [answer] = await Promise.allSettled([request(`${layer.url}/legend`, { query })]);
  if (answer.status === 'rejected') return [];
  const shown = layer.allSublayers
    ?.toArray()
    .filter(({ visible }) => visible !== false)
    .map(({ id }) => id);
  return ((answer.value.data as ServiceLegend).layers ?? [])
    .filter(({ layerId }) => !shown || shown.includes(layerId))
    .map(({ layerName, legend }) => ({
      title: layer.allSublayers ? (layerName ?? '') : '',
      entries: legend.map(({ label, contentType, imageData }): LegendEntry => ({
        label: label ?? '',
        swatch: createImage(`data:${contentType};base64,${imageData}`)
      }))
    }));
}

/** The renderer that draws a layer at a scale: that of its circles of several records where it has them. */
function findRenderer({ renderer, featureReduction }: DrawnLayer, scale: number): LegendRenderer | null {
  const isReduced = featureReduction?.renderer && scale > (featureReduction.maxScale ?? 0);
  return (isReduced ? featureReduction.renderer : renderer) ?? null;
}

/** Services that draw a picture have a legend of their own. */
const PICTURE_LAYER_TYPES = ['map-image', 'imagery', 'tile'];

async function readParts(layer: DrawnLayer, scale: number, count: string): Promise<readonly LegendPart[]> {
  const renderer = findRenderer(layer, scale);
  const nameField = (field: string) => layer.fields?.find(({ name }) => name === field)?.alias ?? field;
  const parts = renderer ? await listParts(renderer, nameField, count) : [];
  return parts.length > 0 || !PICTURE_LAYER_TYPES.includes(layer.type) ? parts : readServiceLegend(layer);
}

/** Layers that the view draws now and that are for a legend, the uppermost first. Those of the basemap are not. */
function listDrawnLayers(view: MapView | SceneView): { layer: DrawnLayer; isFiltered: boolean }[] {
  const { map } = view;
  const ground: readonly object[] = [
    ...(map?.basemap?.baseLayers.toArray() ?? []),
    ...(map?.basemap?.referenceLayers.toArray() ?? []),
    ...(map?.ground?.layers.toArray() ?? [])
  ];
  const layers = (map?.allLayers.toArray() ?? []) as unknown as DrawnLayer[];
  const views = view.allLayerViews.toArray();
  return layers
    .filter((layer) => !ground.includes(layer))
    .flatMap((layer) => {
      const layerView = views.find((one) => (one.layer as object) === layer);
      if (layer.legendEnabled === false || !layerView || layerView.suspended || layer.type === 'group')
        return [];
      const { filter } = layerView as { readonly filter?: { readonly where?: string | null } | null };
      return [{ layer, isFiltered: Boolean(filter?.where) }];
    })
    .reverse();
}

/** Whether every layer that is switched on has come or failed. */
const isSettled = (view: MapView | SceneView): boolean =>
  ((view.map?.allLayers.toArray() ?? []) as unknown as DrawnLayer[]).every(
    ({ visible, loadStatus }) => visible === false || loadStatus === 'loaded' || loadStatus === 'failed'
  );

/** How many lines a legend takes: headings and entries. */
export const countLines = ({ layers }: MapLegend): number =>
  layers.reduce(
    (lines, { parts }) => parts.reduce((sum, { entries }) => sum + 1 + entries.length, lines + 1),
    0
  );

/**
 * Reads the legend of the layers that a map draws now, from their renderers: in the reader's language, headings
 * with units.
 * @param count text for the size of clusters' circles.
 */
export async function readLegend(view: MapView | SceneView, count: string): Promise<MapLegend> {
  const isComplete = await waitUntil(() => isSettled(view), MAX_WAIT_MS);
  const layers = listDrawnLayers(view).map(async ({ layer, isFiltered }) => ({
    id: layer.id,
    title: layer.title ?? '',
    parts: await readParts(layer, view.scale, count),
    isFiltered
  }));
  return { layers: await Promise.all(layers), isComplete };
}
