import { allWheres, ownCondition } from './layer-filter';

/** The part of the SDK's feature layer that asks its service. */
export interface QueriedLayer {
  readonly id: string;
  readonly title?: string | null;
  /** Of its service. */
  readonly url?: string | null;
  readonly objectIdField: string;
  /** The field that says what a record is called. */
  readonly displayField?: string | null;
  readonly capabilities?: { readonly query?: { readonly maxRecordCount?: number | null } } | null;
  readonly fields: readonly LayerField[];
  /** What the service says of itself; the SDK passes on when records were last edited, not when the data are from. */
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

/** A record as the layer answers it; the geometry where it was asked for, null for one without a place. */
export interface LayerFeature {
  readonly attributes: LayerAttributes;
  readonly geometry?: object | null;
}

interface FeatureSet {
  readonly features: readonly LayerFeature[];
}

/** The records that count: SQL, and a shape for those that touch it only. */
export interface Selection {
  /** Empty: no condition beyond the layer's own. */
  readonly where: string;
  /** A geometry of the Maps SDK. */
  readonly geometry?: object;
}

/** The query of a selection: its condition and the layer's own; more conditions may narrow it. */
export const queryOf = (
  layer: QueriedLayer,
  { where, geometry }: Selection,
  ...more: readonly (string | undefined)[]
): object => ({
  where: allWheres([ownCondition(layer), where, ...more]),
  ...(geometry && { geometry, spatialRelationship: 'intersects' })
});
