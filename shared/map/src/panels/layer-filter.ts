/**
 * The single owner of a layer's filters on the map: its own condition, the filter of a moving slider thumb, and
 * the condition of its data source once the thumb is released. Decision 26 defines who draws when.
 */
import { whenOnce } from 'esri/core/reactiveUtils';
import FeatureFilter from 'esri/layers/support/FeatureFilter';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import type { FilterGeometry } from '@site/domain';
import { appActions, DataSourceFilterChangeMessage, getAppStore, MessageManager } from 'jimu-core';
import type { DataSource, FeatureLayerDataSource, IMState } from 'jimu-core';

/** Longest drawing time of a filter for a map that keeps up with a moving thumb, ms. */
const FAST_DRAW_MS = 50;
/** Debounce before a slower map is drawn, ms. */
const FILTER_DEBOUNCE_MS = 200;

/**
 * Store key of the widget whose thumb is on a layer, by data source: meanwhile the map widget does not change
 * the layer view's filter. The host's map widget reads the same key (`draw-filters.ts`), without this library.
 */
const THUMBS_KEY = 'site-filters';

/** The part of a JimuLayerView that a filter needs. */
export interface FilteredLayer {
  readonly layer: object;
  /** The SDK's layer view, once the layer is drawn: of any kind, also of a part of a building. */
  readonly view?: object | null;
  readonly layerDataSourceId: string;
  getOrCreateLayerDataSource(): Promise<DataSource | null>;
}

/** State of a layer's filter. */
interface LayerFilterState {
  readonly own: string | null;
  /** Debounce timer of a thumb. */
  timer?: ReturnType<typeof setTimeout>;
  /** Count of thumb actions: a late release must not undo a newer movement. */
  turn: number;
  /** Drawing time of the last filter, ms; Infinity before the first. */
  took: number;
}

const layers = new WeakMap<object, LayerFilterState>();

function getFilterState(layer: object): LayerFilterState {
  const { definitionExpression } = layer as { definitionExpression?: string | null };
  const known = layers.get(layer) ?? { own: definitionExpression || null, turn: 0, took: Infinity };
  layers.set(layer, known);
  return known;
}

/** Joins conditions with AND; '1=1' without conditions. */
export function joinWheres(conditions: readonly (string | null | undefined)[]): string {
  const telling = conditions.filter((condition) => condition?.trim());
  return telling.length === 0 ? '1=1' : telling.map((condition) => `(${condition})`).join(' AND ');
}

/**
 * Returns the condition that the web map defines for a layer, or null. A host that draws a data source's filter
 * by the layer's definition would otherwise make a panel count only the records that match its own filter: the
 * condition is the one from the first call of this module, before any filter.
 */
export const getOwnCondition = (layer: object): string | null => getFilterState(layer).own;

const canFilter = (layerView: object | null | undefined): layerView is FeatureLayerView =>
  !!layerView && 'filter' in layerView;

/** Condition that a layer view draws: SQL, and a geometry that features must touch. */
interface DrawnCondition {
  readonly where: string | null;
  readonly shape: FilterGeometry | null;
}

type Coordinates = Partial<Record<'rings' | 'xmin' | 'ymin' | 'xmax' | 'ymax', unknown>>;

/** Returns a condition as a text by which it is compared; the geometry is JSON or one of the Maps SDK. */
function describeCondition(where: string | null | undefined, shape: object | null | undefined): string {
  const { rings, xmin, ymin, xmax, ymax } = (shape ?? {}) as Coordinates;
  return JSON.stringify([where ?? null, rings ?? [xmin, ymin, xmax, ymax]]);
}

/**
 * Returns a geometry in the form that the Maps SDK takes in its queries and filters: a copy, since that of the store
 * is frozen.
 */
export const toQueryGeometry = (shape: FilterGeometry): object => ({
  type: 'rings' in shape ? 'polygon' : 'extent',
  ...(JSON.parse(JSON.stringify(shape)) as object)
});

/** Draws a condition in a layer view, unless it is drawn already. */
function setViewFilter(layerView: FeatureLayerView, { where, shape }: DrawnCondition): void {
  const { filter } = layerView;
  if (describeCondition(filter?.where, filter?.geometry) === describeCondition(where, shape)) return;
  layerView.filter =
    where === null && !shape
      ? null
      : new FeatureFilter({
          ...(where !== null && { where }),
          ...(shape && ({ geometry: toQueryGeometry(shape) } as object))
        });
}

const findActiveThumb = (dataSourceId: string): unknown =>
  getAppStore().getState().widgetsState?.[THUMBS_KEY]?.[dataSourceId];

function releaseThumb({ layerDataSourceId }: FilteredLayer, widgetId: string): void {
  if (findActiveThumb(layerDataSourceId) === widgetId)
    getAppStore().dispatch(appActions.widgetStatePropChange(THUMBS_KEY, layerDataSourceId, null));
}

/** Conditions of widgets on a layer's records. */
export interface LayerFilters {
  /** SQL of the widget that reads them. */
  readonly own: string | null;
  /** SQL of the other widgets. */
  readonly others: readonly string[];
  /** Geometry that records must touch: the shape drawn on the page's map. */
  readonly shape: FilterGeometry | null;
}

/** Returns the conditions of widgets on a layer's records: this widget's, and the others'. */
export function readFilters(
  state: IMState,
  { layerDataSourceId }: Pick<FilteredLayer, 'layerDataSourceId'>,
  widgetId: string
): LayerFilters {
  const queries = (state.dataSourcesInfo?.[layerDataSourceId]?.widgetQueries ?? {}) as WidgetQueries;
  const others = Object.keys(queries).flatMap((id) => (id === widgetId ? [] : (queries[id]?.where ?? [])));
  const shapes = Object.keys(queries).flatMap((id) => queries[id]?.geometry ?? []);
  return { own: queries[widgetId]?.where ?? null, others, shape: shapes[shapes.length - 1] ?? null };
}

type WidgetQueries = Readonly<
  Record<string, { readonly where?: string; readonly geometry?: FilterGeometry } | undefined>
>;

/** Joins the widget's condition with the other widgets' conditions on the layer. */
function combineWithOthers(filtered: FilteredLayer, widgetId: string, where: string | null): DrawnCondition {
  const { others, shape } = readFilters(getAppStore().getState(), filtered, widgetId);
  const all = joinWheres([...others, where]);
  return { where: all === '1=1' ? null : all, shape };
}

/**
 * While a thumb moves: hides records that do not meet the condition, only on the map and without a request;
 * null shows all again. Drawing tens of thousands of points without a graphics card delays every frame of the
 * page, including the figures: a slow map is drawn after a debounce.
 */
export function previewFilter(filtered: FilteredLayer, widgetId: string, where: string | null): void {
  const { view, layerDataSourceId } = filtered;
  const known = getFilterState(filtered.layer);
  clearTimeout(known.timer);
  known.turn += 1;
  if (!canFilter(view)) return;
  if (findActiveThumb(layerDataSourceId) !== widgetId)
    getAppStore().dispatch(appActions.widgetStatePropChange(THUMBS_KEY, layerDataSourceId, widgetId));
  const all = combineWithOthers(filtered, widgetId, where);
  const drawTimed = () => {
    const begun = performance.now();
    setViewFilter(view, all);
    void whenOnce(() => !view.updating).then(() => (known.took = performance.now() - begun));
  };
  known.timer = setTimeout(drawTimed, known.took <= FAST_DRAW_MS ? 0 : FILTER_DEBOUNCE_MS);
}

/** Called when a thumb is unmounted before its release: the map draws the condition in force again. */
export function cancelPreview(filtered: FilteredLayer, widgetId: string): void {
  clearTimeout(getFilterState(filtered.layer).timer);
  releaseThumb(filtered, widgetId);
}

/**
 * Updates the thumb's filter once the data source has the condition: removes it when the host draws by the
 * layer's definition, beside which it would become stale; else sets the condition in force, which is drawn
 * already.
 */
function updateViewFilter(
  { layer, view }: FilteredLayer,
  where: string | null,
  inForce: DrawnCondition
): void {
  if (!canFilter(view)) return;
  const isDefined = where !== null && (layer as FeatureLayer).definitionExpression?.includes(where);
  setViewFilter(view, isDefined ? { ...inForce, where: null } : inForce);
}

/** Returns the conditions of all widgets on a data source. */
function readInForce(source: FeatureLayerDataSource): DrawnCondition {
  const { where, geometry } = source.getCurrentQueryParams();
  return { where: where ?? null, shape: (geometry as FilterGeometry | undefined) ?? null };
}

/**
 * When a thumb is released: sets the condition in the layer's data source, for every widget; the map widget
 * draws it.
 * @returns the data source's id, once it has the condition.
 */
export async function applyFilter(
  filtered: FilteredLayer,
  widgetId: string,
  where: string | null
): Promise<string> {
  const known = getFilterState(filtered.layer);
  clearTimeout(known.timer);
  known.turn += 1;
  const { turn } = known;
  // Drawn at once for the last position: the map has the most work, so it starts before the app's state is
  // updated.
  if (canFilter(filtered.view)) setViewFilter(filtered.view, combineWithOthers(filtered, widgetId, where));
  const source = (await filtered.getOrCreateLayerDataSource()) as FeatureLayerDataSource;
  source.updateQueryParams(where === null ? null : { where }, widgetId);
  if (known.turn === turn) {
    releaseThumb(filtered, widgetId);
    updateViewFilter(filtered, where, readInForce(source));
  }
  return source.id;
}

/**
 * Sets the drawn shape that records of layers must touch, for every widget; null removes it. A widget that sets a
 * shape has no SQL condition on the layers. A layer without a data source is left out: nothing queries it.
 */
export async function publishShape(
  layers: readonly FilteredLayer[],
  widgetId: string,
  shape: FilterGeometry | null
): Promise<void> {
  const query = shape && {
    geometry: shape,
    geometryType: 'rings' in shape ? 'esriGeometryPolygon' : 'esriGeometryEnvelope',
    spatialRel: 'esriSpatialRelIntersects'
  };
  const setShape = async (filtered: FilteredLayer): Promise<string> => {
    const source = (await filtered.getOrCreateLayerDataSource()) as FeatureLayerDataSource;
    source.updateQueryParams(query as Parameters<typeof source.updateQueryParams>[0], widgetId);
    // A layer with a thumb on it is drawn when the thumb is released.
    if (!findActiveThumb(filtered.layerDataSourceId)) {
      const inForce = readInForce(source);
      updateViewFilter(filtered, inForce.where, inForce);
    }
    return source.id;
  };
  const set = await Promise.allSettled(layers.map(setShape));
  const sourceIds = set.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (sourceIds.length > 0)
    MessageManager.getInstance().publishMessage(new DataSourceFilterChangeMessage(widgetId, sourceIds));
}

/** Does the same as {@link applyFilter} and notifies other widgets that the layer's filter has changed. */
export async function publishFilter(
  filtered: FilteredLayer,
  widgetId: string,
  where: string | null
): Promise<void> {
  const sourceId = await applyFilter(filtered, widgetId, where);
  MessageManager.getInstance().publishMessage(new DataSourceFilterChangeMessage(widgetId, [sourceId]));
}

/**
 * Loads the fields of a future filter into the map; otherwise the first movement of a thumb would fetch them.
 */
export function includeFields(layer: FeatureLayer, fields: readonly string[]): void {
  const held = layer.outFields ?? [];
  if (held.includes('*') || fields.every((field) => held.includes(field))) return;
  layer.outFields = [...new Set([...held, ...fields])];
}
