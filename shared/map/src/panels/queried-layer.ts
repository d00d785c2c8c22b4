import { clipGeometry, fromMercatorX, fromMercatorY } from '@site/domain';
import type { Box, FilterGeometry } from '@site/domain';
import type { ExtentJson } from '../stationary-extent';
import { joinWheres, getOwnCondition, toQueryGeometry } from './layer-filter';

/** The part of the SDK's feature layer that queries its service. */
export interface QueriedLayer {
  readonly id: string;
  readonly title?: string | null;
  /** Address of its service. */
  readonly url?: string | null;
  readonly objectIdField: string;
  /** The field with a record's name. */
  readonly displayField?: string | null;
  readonly capabilities?: { readonly query?: { readonly maxRecordCount?: number | null } } | null;
  readonly fields: readonly LayerField[];
  /** The service's own description; the SDK exposes the last edit of records here, not the date of the data. */
  readonly sourceJSON?: { readonly editingInfo?: { readonly dataLastEditDate?: number } } | null;
  load(): Promise<unknown>;
  queryFeatures(query: object, options?: { signal?: AbortSignal }): Promise<FeatureSet>;
  queryFeatureCount(query: object, options?: { signal?: AbortSignal }): Promise<number>;
}

export interface LayerField {
  readonly name: string;
  readonly alias?: string | null;
  readonly type: string;
}

export type LayerAttributes = Readonly<Record<string, string | number | null | undefined>>;

/** A record of a query; the geometry if it was requested, null for a record without one. */
export interface LayerFeature {
  readonly attributes: LayerAttributes;
  readonly geometry?: object | null;
}

interface FeatureSet {
  readonly features: readonly LayerFeature[];
}

/** The records that count: an SQL condition, and optionally what they must touch. */
export interface LayerSelection {
  /** Empty for no condition beyond the layer's own. */
  readonly where: string;
  /** The shape drawn on the page's map. */
  readonly shape?: FilterGeometry | null;
  /** A geometry of the Maps SDK, for records of a result, which the shape does not narrow. */
  readonly geometry?: object;
  /** The visible part of the map; records must touch the part of the shape in it. */
  readonly extent?: ExtentJson | null;
}

/** Sides of an extent of a view. */
type BoxedExtent = Omit<ExtentJson, 'type'>;

/** Returns an extent in degrees, from that of a web map or one in degrees. */
export function toBox({ xmin, ymin, xmax, ymax, spatialReference }: BoxedExtent): Box {
  if (spatialReference.wkid === 4326) return { west: xmin, south: ymin, east: xmax, north: ymax };
  const [west, east] = [fromMercatorX(xmin), fromMercatorX(xmax)];
  return { west, east, south: fromMercatorY(ymin), north: fromMercatorY(ymax) };
}

/** Returns what records of a selection must touch, as the geometry of a query; null for nothing, undefined for any. */
function buildGeometry({ geometry, shape, extent }: LayerSelection): object | null | undefined {
  if (geometry) return geometry;
  if (!shape) return extent ?? undefined;
  const clipped = extent ? clipGeometry(shape, toBox(extent)) : shape;
  return clipped && toQueryGeometry(clipped);
}

/** Returns the query of a selection: its condition and the layer's own, narrowed by further conditions. */
export function buildQuery(
  layer: object,
  selection: LayerSelection,
  ...more: readonly (string | null | undefined)[]
): object {
  const geometry = buildGeometry(selection);
  return {
    where: joinWheres([getOwnCondition(layer), selection.where, ...more, geometry === null ? '1=0' : null]),
    ...(geometry && { geometry, spatialRelationship: 'intersects' })
  };
}
