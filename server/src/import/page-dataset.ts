import { getLayerText } from '@site/layers';
import type { FeaturePage } from '@site/layers';
import { MEASURED_COLUMNS } from './computed-areas';
import { buildPageColumns } from './page-columns';
import { REFERENCES } from './references';
import { createTableDataset } from './table-dataset';
import { mapText } from './texts/import-text';
import type { ImportDataset } from './dataset';
import type { TableSpec } from './table-spec';

/** Returns the check that values do not exceed another column's; undefined when the page declares none. */
function buildMaximumCheck({ fields }: FeaturePage): TableSpec['check'] {
  const limited = Object.entries(fields).flatMap(([field, { column, imported }]) =>
    column && imported?.atMost ? [{ field, column, atMost: imported.atMost }] : []
  );
  if (limited.length === 0) return undefined;
  return (values) => {
    const exceeded = limited.find(({ column, atMost }) => {
      const [value, maximum] = [values[column], values[atMost.column]];
      return value !== null && maximum !== null && Number(value) > Number(maximum);
    });
    if (!exceeded) return values;
    const { field, column, atMost } = exceeded;
    const problem = mapText(atMost.problem, (text) => text.replace('{value}', String(values[column])));
    return { field, problem };
  };
}

/**
 * Creates the dataset that a page declares: its rows are read without code of their own.
 * @param following runs in the same transaction when something changed.
 */
export function createPageDataset(page: FeaturePage, following?: TableSpec['following']): ImportDataset {
  if (page.dataset === undefined) throw new TypeError(`${page.service}: the page declares no dataset.`);
  const { measured = [], references = [], withoutGeometry, ...declared } = page.dataset;
  const shape = page.geometry === 'area' ? 'polygon' : 'point';
  return createTableDataset({
    ...declared,
    titles: { en: declared.title, fr: getLayerText(page.title ?? page.layers[0]!.title, 'fr') },
    table: page.table,
    geometry: withoutGeometry ? 'none' : shape,
    columns: buildPageColumns(page),
    references: references.map((name) => REFERENCES[name]),
    computed: Object.fromEntries(measured.map((column) => [column, MEASURED_COLUMNS[column]])),
    check: buildMaximumCheck(page),
    following
  });
}
