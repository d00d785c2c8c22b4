import { formatNumber } from '@site/domain';
import { hooks } from 'jimu-core';
import { Dropdown, DropdownButton, DropdownItem, DropdownMenu, Pagination } from 'jimu-ui';
import { SiteIcon } from '../icons';
import { useLook } from '../styles';
import { useUiTexts } from '../use-ui-texts';
import type { DataTableModel } from './use-data-table';

function ColumnChoice<Row extends object>({ model: { table } }: { readonly model: DataTableModel<Row> }) {
  const t = useUiTexts();
  const { space } = useLook();
  const columns = table.getAllLeafColumns();
  const shown = columns.filter((column) => column.getIsVisible()).length;
  return (
    <Dropdown menuItemCheckMode="multiCheck">
      <DropdownButton size="sm">{t('columns')}</DropdownButton>
      <DropdownMenu aria-label={t('columns')}>
        {columns.map((column) => {
          const visible = column.getIsVisible();
          return (
            <DropdownItem
              key={column.id}
              role="menuitemcheckbox"
              aria-checked={visible}
              toggle={false}
              // A table of no column says nothing.
              disabled={visible && shown === 1}
              onClick={() => column.toggleVisibility()}
            >
              <span css={{ display: 'flex', alignItems: 'center', gap: space(2) }}>
                <span css={{ display: 'inline-flex', visibility: visible ? 'visible' : 'hidden' }}>
                  <SiteIcon name="check" size={16} />
                </span>
                {String(column.columnDef.header)}
              </span>
            </DropdownItem>
          );
        })}
      </DropdownMenu>
    </Dropdown>
  );
}

export interface TableFootProps<Row extends object> {
  readonly model: DataTableModel<Row>;
  readonly columnChoice: boolean;
}

/** Which rows are shown of how many, the columns to choose from, and the other pages. */
export function TableFoot<Row extends object>({ model, columnChoice }: TableFootProps<Row>) {
  const { table, total, pageSize } = model;
  const { space } = useLook();
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
          // A row of numbers would break on a phone.
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
