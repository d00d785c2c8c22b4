import type { ReactNode } from 'react';
import { Checkbox } from 'jimu-ui';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import type { RowSelection } from './row-selection';
import type { DataColumn, DataTableModel } from './use-data-table';

interface StackedRowsProps<Row extends object> {
  readonly model: DataTableModel<Row>;
  readonly caption: string;
  isCurrent?(row: Row): boolean;
  readonly selection?: RowSelection<Row>;
  actions?(row: Row): ReactNode;
}

const renderCell = <Row extends object>({ cell, text, value }: DataColumn<Row>, row: Row): ReactNode =>
  cell?.(row) ?? text?.(row) ?? value(row);

interface RowValuesProps<Row extends object> {
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
}

/** The values of a row, each beside the name of its column. */
function RowValues<Row extends object>({ row, columns }: RowValuesProps<Row>) {
  const { type, weight, space } = useThemeStyles();
  return (
    <dl
      css={{
        display: 'grid',
        alignItems: 'baseline',
        // Long values wrap and leave room for the name.
        gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
        gap: space(0.5, 2),
        margin: space(1, 0)
      }}
    >
      {columns.map((column) => (
        <div key={column.key} css={{ display: 'contents' }}>
          <dt css={type.hint}>
            {column.title}
            {column.scope !== undefined && `, ${column.scope}`}
          </dt>
          <dd
            css={{
              margin: 0,
              textAlign: 'right',
              overflowWrap: 'anywhere',
              ...(column.strong && { fontWeight: weight.strong })
            }}
          >
            {renderCell(column, row)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RowCheckboxProps<Row extends object> {
  readonly row: Row;
  readonly selection: RowSelection<Row>;
}

/** Checkbox that selects a row, aligned with the text below it; its touch target extends beyond the text. */
function RowCheckbox<Row extends object>({ row, selection }: RowCheckboxProps<Row>) {
  const { space } = useThemeStyles();
  const t = useUiTexts();
  return (
    <span css={{ display: 'grid', placeItems: 'center', width: 44, height: 44, marginLeft: space(-3) }}>
      <Checkbox
        aria-label={t('select', { name: selection.getName(row) })}
        checked={selection.isSelected(row)}
        onChange={(_event, on) => selection.select([row], on)}
      />
    </span>
  );
}

/** Rows of a table as blocks with their values below their names, for a box that is too narrow for columns. */
export function StackedRows<Row extends object>({
  model,
  caption,
  isCurrent,
  selection,
  actions
}: StackedRowsProps<Row>) {
  const { sys, weight, space, rule } = useThemeStyles();
  const columns = model.table.getVisibleLeafColumns().flatMap(({ id }) => model.columns.get(id) ?? []);
  const head = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const rows = [...model.table.getRowModel().rows.map(({ original }) => original), ...model.totals];
  const others = columns.filter((column) => column !== head);
  if (!head) return null;
  return (
    <ul
      aria-label={caption}
      css={{ listStyle: 'none', margin: 0, padding: 0, fontFeatureSettings: '"tnum"' }}
    >
      {rows.map((row, at) => {
        const current = isCurrent?.(row) ?? false;
        return (
          <li
            key={at}
            aria-current={current || undefined}
            css={{
              padding: space(1, 3),
              background: current ? sys.color.surface.background : 'none',
              '&:not(:first-of-type)': { borderTop: rule },
              // Minimum touch target.
              '& button, & select': { minHeight: 44, minWidth: 44 }
            }}
          >
            <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1) }}>
              {selection && at < rows.length - model.totals.length && (
                <RowCheckbox row={row} selection={selection} />
              )}
              <span
                css={{
                  flex: '1 1 120px',
                  minWidth: 'min-content',
                  overflowWrap: 'anywhere',
                  fontWeight: weight.medium
                }}
              >
                {renderCell(head, row)}
              </span>
              {actions?.(row)}
            </div>
            <RowValues row={row} columns={others} />
          </li>
        );
      })}
    </ul>
  );
}
