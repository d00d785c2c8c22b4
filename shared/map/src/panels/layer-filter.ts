/**
 * The one owner of what narrows a layer on the map: the condition it has of its own, what a moving thumb draws, and what
 * the layer's data source says once the thumb rests. Decision 26 says who draws when.
 */
import { whenOnce } from 'esri/core/reactiveUtils';
import FeatureFilter from 'esri/layers/support/FeatureFilter';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type FeatureLayerView from 'esri/views/layers/FeatureLayerView';
import { appActions, DataSourceFilterChangeMessage, getAppStore, MessageManager } from 'jimu-core';
import type { DataSource, FeatureLayerDataSource, IMState } from 'jimu-core';

/** A map that draws a filter within so many milliseconds keeps up with a moving thumb. */
const KEEPS_UP_MS = 50;
/** Rest of a thumb, in milliseconds, after which a slower map is drawn. */
const REST_MS = 200;

/**
 * Where the store says, by data source, which widget's thumb is on a layer: the map widget leaves the layer view's filter
 * alone meanwhile. The host's map widget reads the same (`draw-filters.ts`), without this library.
 */
const THUMBS = 'site-filters';

/** The part of a JimuLayerView that a filter is about. */
export interface FilteredLayer {
  readonly layer: object;
  /** The SDK's layer view, once the layer is drawn: of any kind, also of a part of a building. */
  readonly view?: object | null;
  readonly layerDataSourceId: string;
  getOrCreateLayerDataSource(): Promise<DataSource | null>;
}

/** What is known of a layer's filter. */
interface Known {
  readonly own: string | null;
  /** Waits for a thumb to rest. */
  timer?: ReturnType<typeof setTimeout>;
  /** Counts what thumbs did: what rests late must not undo what moves by now. */
  turn: number;
  /** Milliseconds the last filter took to be drawn; not known before the first. */
  took: number;
}

const layers = new WeakMap<object, Known>();

function knownOf(layer: object): Known {
  const { definitionExpression } = layer as { definitionExpression?: string | null };
  const known = layers.get(layer) ?? { own: definitionExpression || null, turn: 0, took: Infinity };
  layers.set(layer, known);
  return known;
}

/** Conditions that all have to hold, as one; '1=1' when there is none. */
export function allWheres(conditions: readonly (string | null | undefined)[]): string {
  const telling = conditions.filter((condition) => condition?.trim());
  return telling.length === 0 ? '1=1' : telling.map((condition) => `(${condition})`).join(' AND ');
}

/**
 * The condition a layer has of its own, as the web map gives it; null for none. A home that draws a data source's filter
 * by the layer's definition would else have a panel count and read only what its own filter keeps: the condition is the
 * one the layer had when this module first heard of it, which is before it was filtered.
 */
export const ownCondition = (layer: object): string | null => knownOf(layer).own;

const canFilter = (layerView: object | null | undefined): layerView is FeatureLayerView =>
  !!layerView && 'filter' in layerView;

/** Draws a condition in a layer view; one that it shows already is not drawn anew. */
function draw(layerView: FeatureLayerView, where: string | null): void {
  if ((layerView.filter?.where ?? null) === where) return;
  layerView.filter = where === null ? null : new FeatureFilter({ where });
}

const thumbOn = (dataSourceId: string): unknown =>
  getAppStore().getState().widgetsState?.[THUMBS]?.[dataSourceId];

function lift({ layerDataSourceId }: FilteredLayer, widgetId: string): void {
  if (thumbOn(layerDataSourceId) === widgetId)
    getAppStore().dispatch(appActions.widgetStatePropChange(THUMBS, layerDataSourceId, null));
}

/** The conditions that widgets have on a layer's records: that of one, and those of the others. */
export function filtersOf(
  state: IMState,
  { layerDataSourceId }: Pick<FilteredLayer, 'layerDataSourceId'>,
  widgetId: string
): { readonly own: string | null; readonly others: readonly string[] } {
  const queries = state.dataSourcesInfo?.[layerDataSourceId]?.widgetQueries;
  const others = Object.keys(queries ?? {}).flatMap((id) =>
    id === widgetId ? [] : (queries?.[id]?.where ?? [])
  );
  return { own: queries?.[widgetId]?.where ?? null, others };
}

/** The widget's condition with those that others ask of the layer's records; null for none at all. */
function withOthers(filtered: FilteredLayer, widgetId: string, where: string | null) {
  const { others } = filtersOf(getAppStore().getState(), filtered, widgetId);
  const all = allWheres([...others, where]);
  return all === '1=1' ? null : all;
}

/**
 * While a thumb moves: hides on the map alone what a condition does not meet, without a request; null shows all again.
 * Drawing tens of thousands of points without a graphics card holds up every frame of the page, also those that show the
 * figures: a map that is too slow is drawn when the thumb rests.
 */
export function moveFilter(filtered: FilteredLayer, widgetId: string, where: string | null): void {
  const { view, layerDataSourceId } = filtered;
  const known = knownOf(filtered.layer);
  clearTimeout(known.timer);
  known.turn += 1;
  if (!canFilter(view)) return;
  if (thumbOn(layerDataSourceId) !== widgetId)
    getAppStore().dispatch(appActions.widgetStatePropChange(THUMBS, layerDataSourceId, widgetId));
  const all = withOthers(filtered, widgetId, where);
  const timed = () => {
    const begun = performance.now();
    draw(view, all);
    void whenOnce(() => !view.updating).then(() => (known.took = performance.now() - begun));
  };
  known.timer = setTimeout(timed, known.took <= KEEPS_UP_MS ? 0 : REST_MS);
}

/** When a thumb goes without having rested: the map draws again what is in force. */
export function dropFilter(filtered: FilteredLayer, widgetId: string): void {
  clearTimeout(knownOf(filtered.layer).timer);
  lift(filtered, widgetId);
}

/**
 * What stays of the thumb's filter once the data source has the condition: nothing where the home draws by the layer's
 * definition, beside which a filter of ours would only become stale; else what is in force, which is drawn already.
 */
function settle({ layer, view }: FilteredLayer, where: string | null, inForce: string | null): void {
  if (!canFilter(view)) return;
  const isDefined = where !== null && (layer as FeatureLayer).definitionExpression?.includes(where);
  draw(view, isDefined ? null : inForce);
}

/**
 * When a thumb rests: the condition becomes the layer's data source's, for every widget, and the map widget's to draw.
 * @returns the data source's id, once it has the condition.
 */
export async function restFilter(
  filtered: FilteredLayer,
  widgetId: string,
  where: string | null
): Promise<string> {
  const known = knownOf(filtered.layer);
  clearTimeout(known.timer);
  known.turn += 1;
  const { turn } = known;
  // At once, the thumb's last: the map has most to do, it begins before the app's state goes round.
  if (canFilter(filtered.view)) draw(filtered.view, withOthers(filtered, widgetId, where));
  const source = (await filtered.getOrCreateLayerDataSource()) as FeatureLayerDataSource;
  source.updateQueryParams(where === null ? null : { where }, widgetId);
  if (known.turn === turn) {
    lift(filtered, widgetId);
    settle(filtered, where, source.getCurrentQueryParams().where ?? null);
  }
  return source.id;
}

/** As {@link restFilter}, and tells other widgets that the layer's records are narrowed by something else now. */
export async function filterLayer(
  filtered: FilteredLayer,
  widgetId: string,
  where: string | null
): Promise<void> {
  const sourceId = await restFilter(filtered, widgetId, where);
  MessageManager.getInstance().publishMessage(new DataSourceFilterChangeMessage(widgetId, [sourceId]));
}

/** Has the map hold fields that a filter will ask of it: else the first movement of a thumb would fetch them. */
export function holdFields(layer: FeatureLayer, fields: readonly string[]): void {
  const held = layer.outFields ?? [];
  if (held.includes('*') || fields.every((field) => held.includes(field))) return;
  layer.outFields = [...new Set([...held, ...fields])];
}
