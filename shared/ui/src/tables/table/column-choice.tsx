import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import { SiteIcon } from '../../kit/marks/icons';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import type { DataTableModel } from './use-data-table';

/** Menu that shows and hides the columns of a table; for its foot, or for the header of its panel. */
export function ColumnChoice<Row extends object>({
  model: { table }
}: {
  readonly model: DataTableModel<Row>;
}) {
  const t = useUiTexts();
  const { space } = useThemeStyles();
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
              // The last visible column cannot be hidden.
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
