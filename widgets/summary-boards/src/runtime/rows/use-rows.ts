import type { Answer } from 'widgets/shared-code/site-core';
import { ROWS_PER_PAGE, useAnswer } from 'widgets/shared-code/site-core';
import type { Attributes, CountedLayer, Selection } from '../data/layer';
import { queryOf } from '../data/layer';

/** Records to show: those of a selection that meet further conditions. */
export interface RowsQuery {
  readonly layer: CountedLayer;
  readonly selection: Selection;
  readonly more: readonly (string | undefined)[];
}

export interface RowsPage {
  readonly total: number;
  /** From 0. */
  readonly page: number;
  readonly rows: readonly Attributes[];
}

/** One page of records from the service. */
async function fetchPage(query: RowsQuery, page: number, signal: AbortSignal): Promise<RowsPage> {
  const { layer, selection, more } = query;
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
  return { total, page, rows: features.map(({ attributes }) => attributes) };
}

/** Page `page` of the records; the page before stays while the next is on its way. */
export const useRows = (query: RowsQuery, page: number): Answer<RowsPage> =>
  useAnswer([query, page], (asked, { signal }) => fetchPage(...asked, signal));
