import { allWheres, ownCondition } from 'widgets/shared-code/site-map';

/** The part of the SDK's feature layer that the boards use. */
export interface CountedLayer {
  readonly id: string;
  readonly title?: string | null;
  readonly objectIdField: string;
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

export type Attributes = Readonly<Record<string, string | number | null | undefined>>;

interface FeatureSet {
  readonly features: readonly { readonly attributes: Attributes }[];
}

/** The records that count: SQL, and a rectangle for those in view only. */
export interface Selection {
  /** Empty: no condition beyond the layer's own. */
  readonly where: string;
  readonly geometry?: object;
}

/** The query of a selection: its condition and the layer's own; more conditions may narrow it. */
export const queryOf = (
  layer: CountedLayer,
  { where, geometry }: Selection,
  ...more: readonly (string | undefined)[]
): object => ({
  where: allWheres([ownCondition(layer), where, ...more]),
  ...(geometry && { geometry, spatialRelationship: 'intersects' })
});
