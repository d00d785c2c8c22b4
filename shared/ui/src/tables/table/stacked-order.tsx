import { Option, Select } from 'jimu-ui';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import type { DataTableModel } from './use-data-table';

/**
 * Sort menu for stacked rows, which have no headers. Renders nothing when no column is sortable or there is
 * only one row.
 */
export function StackedOrder<Row extends object>({
  model: { table }
}: {
  readonly model: DataTableModel<Row>;
}) {
  const t = useUiTexts();
  const { space } = useThemeStyles();
  const columns = table.getVisibleLeafColumns().filter((column) => column.getCanSort());
  const sorted = columns.find((column) => column.getIsSorted());
  if (columns.length === 0 || table.getRowModel().rows.length < 2) return null;
  const choose = (chosen: string) => {
    const column = columns.find(({ id }) => chosen.slice(1) === id);
    if (column) column.toggleSorting(chosen.startsWith('-'));
    else sorted?.clearSorting();
  };
  return (
    <Select
      aria-label={t('order')}
      value={sorted ? (sorted.getIsSorted() === 'desc' ? '-' : '+') + sorted.id : ''}
      onChange={(_event, chosen: string) => choose(chosen)}
      css={{ minHeight: 44, marginBlock: space(2) }}
    >
      <Option value="">{t('noOrder')}</Option>
      {columns.flatMap(({ id, columnDef }) =>
        (['+', '-'] as const).map((way) => (
          <Option key={way + id} value={way + id}>
            {t(way === '+' ? 'ascending' : 'descending', { column: String(columnDef.header) })}
          </Option>
        ))
      )}
    </Select>
  );
}
