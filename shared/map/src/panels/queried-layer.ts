import type { Locale } from '@site/domain';
import { ROWS_PER_PAGE } from '@site/domain';
import { localText } from '@site/layers';
import { allWheres, ownCondition } from './layer-filter';

/** The part of the SDK's feature layer that asks its service. */
export interface QueriedLayer {
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

export type LayerAttributes = Readonly<Record<string, string | number | null | undefined>>;

interface FeatureSet {
  readonly features: readonly { readonly attributes: LayerAttributes }[];
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

/** The fields worth a column: not the number a service gives its rows, nor addresses of pictures. */
const columnsOf = ({ fields, objectIdField }: QueriedLayer): readonly LayerField[] =>
  fields.filter(({ name }) => name !== objectIdField && name !== 'imageUrls');

/**
 * A page of a layer's records, for the dialog of records in shared/ui: in the order of their ids, ten at a time.
 * Rejects as the layer does.
 * @param page from 0.
 */
export async function fetchLayerRows(
  layer: QueriedLayer,
  selection: Selection,
  more: readonly (string | undefined)[],
  { page, locale, signal }: { readonly page: number; readonly locale: Locale; readonly signal: AbortSignal }
) {
  await layer.load();
  const base = queryOf(layer, selection, ...more);
  const [total, { features }] = await Promise.all([
    layer.queryFeatureCount(base, { signal }),
    layer.queryFeatures(
      {
        ...base,
        outFields: ['*'],
        returnGeometry: false,
        orderByFields: [layer.objectIdField],
        start: page * ROWS_PER_PAGE,
        num: ROWS_PER_PAGE
      },
      { signal }
    )
  ]);
  return {
    total,
    page,
    rows: features.map(({ attributes }) => attributes),
    fields: columnsOf(layer).map(({ name, alias, type }) => ({
      name,
      type,
      title: localText(alias ?? name, locale)
    })),
    keyField: layer.objectIdField
  };
}
