/** The part of the SDK's feature layer that the boards use. */
export interface CountedLayer {
  readonly id: string;
  readonly title?: string | null;
  readonly objectIdField: string;
  readonly definitionExpression?: string | null;
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

/** Conditions that all have to hold, as one; '1=1' when there is none. */
export function allWheres(conditions: readonly (string | null | undefined)[]): string {
  const telling = conditions.filter((condition) => condition?.trim());
  return telling.length === 0 ? '1=1' : telling.map((condition) => `(${condition})`).join(' AND ');
}

/** The query of a selection: its condition and the layer's own; more conditions may narrow it. */
export const queryOf = (
  layer: CountedLayer,
  { where, geometry }: Selection,
  ...more: readonly (string | undefined)[]
): object => ({
  where: allWheres([layer.definitionExpression, where, ...more]),
  ...(geometry && { geometry, spatialRelationship: 'intersects' })
});
