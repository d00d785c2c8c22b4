import { formatNumber } from '@site/domain';
import { hooks } from 'jimu-core';
import { Pagination } from 'jimu-ui';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import { ColumnChoice } from './column-choice';
import type { DataTableModel } from './use-data-table';

export interface TableFootProps<Row extends object> {
  readonly model: DataTableModel<Row>;
  readonly columnChoice: boolean;
}

/** Range of the rows shown and their total, the menu of columns, and the pagination. */
export function TableFoot<Row extends object>({ model, columnChoice }: TableFootProps<Row>) {
  const { table, total, pageSize } = model;
  const { space } = useThemeStyles();
  const t = useUiTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const { pageIndex } = table.state.pagination;
  const rows = table.getRowModel().rows.length;
  const paged = total > rows;
  if (!paged && !columnChoice) return null;
  const first = pageIndex * pageSize + 1;
  const range = {
    first: formatNumber(first),
    last: formatNumber(first + rows - 1),
    total: formatNumber(total)
  };
  return (
    <div
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2), padding: space(2, 0) }}
    >
      <span role="status" css={{ flex: 1, minWidth: 160, fontFeatureSettings: '"tnum"' }}>
        {total === 0 ? t('noRows') : t('rows', range)}
      </span>
      {columnChoice && <ColumnChoice model={model} />}
      {paged && (
        <Pagination
          // Page numbers would wrap on a phone.
          simple={small}
          size={small ? 'lg' : 'default'}
          totalPage={Math.ceil(total / pageSize)}
          current={pageIndex + 1}
          onChangePage={(page) => table.setPageIndex(page - 1)}
        />
      )}
    </div>
  );
}
