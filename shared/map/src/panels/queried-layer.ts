import { joinWheres, getOwnCondition } from './layer-filter';

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

/** The records that count: an SQL condition, and optionally a geometry that they must touch. */
export interface LayerSelection {
  /** Empty for no condition beyond the layer's own. */
  readonly where: string;
  /** A geometry of the Maps SDK. */
  readonly geometry?: object;
}

/** Returns the query of a selection: its condition and the layer's own, narrowed by further conditions. */
export const buildQuery = (
  layer: QueriedLayer,
  { where, geometry }: LayerSelection,
  ...more: readonly (string | undefined)[]
): object => ({
  where: joinWheres([getOwnCondition(layer), where, ...more]),
  ...(geometry && { geometry, spatialRelationship: 'intersects' })
});
