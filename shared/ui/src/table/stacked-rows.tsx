import type { ReactNode } from 'react';
import { Checkbox } from 'jimu-ui';
import { useThemeStyles } from '../styles';
import { useUiTexts } from '../use-ui-texts';
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

/** Rows of a table as blocks with their values below their names, for a box that is too narrow for columns. */
export function StackedRows<Row extends object>({
  model,
  caption,
  isCurrent,
  selection,
  actions
}: StackedRowsProps<Row>) {
  const { sys, type, weight, space, rule } = useThemeStyles();
  const t = useUiTexts();
  const columns = model.table.getVisibleLeafColumns().flatMap(({ id }) => model.columns.get(id) ?? []);
  const head = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const rows = [...model.table.getRowModel().rows.map(({ original }) => original), ...model.totals];
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
                <span
                  // The checkbox is aligned with the text below it, and its touch target extends beyond it.
                  css={{
                    display: 'grid',
                    placeItems: 'center',
                    width: 44,
                    height: 44,
                    marginLeft: space(-3)
                  }}
                >
                  <Checkbox
                    aria-label={t('select', { name: selection.getName(row) })}
                    checked={selection.isSelected(row)}
                    onChange={(_event, on) => selection.select([row], on)}
                  />
                </span>
              )}
              <span css={{ flex: '1 1 120px', minWidth: 0, fontWeight: weight.medium }}>
                {renderCell(head, row)}
              </span>
              {actions?.(row)}
            </div>
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
              {columns
                .filter((column) => column !== head)
                .map((column) => (
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
          </li>
        );
      })}
    </ul>
  );
}
