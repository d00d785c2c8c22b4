import type { FeaturePage } from '@site/layers';
import { MEASURED_AREAS } from './computed-areas';
import { buildPageColumns } from './page-columns';
import { createTableDataset } from './table-dataset';
import type { ImportDataset } from './dataset';

/** Creates the dataset that a page declares: its rows are read without code of their own. */
export function createPageDataset(page: FeaturePage): ImportDataset {
  if (page.dataset === undefined) throw new TypeError(`${page.service}: the page declares no dataset.`);
  const { measured, ...declared } = page.dataset;
  return createTableDataset({
    ...declared,
    table: page.table,
    geometry: page.geometry === 'area' ? 'polygon' : 'point',
    columns: buildPageColumns(page),
    ...(measured && { computed: { [measured]: { type: 'double precision', sql: MEASURED_AREAS[measured] } } })
  });
}
