import { hooks } from 'jimu-core';
import type { ReactNode } from 'react';
import { Button, Checkbox } from 'jimu-ui';
import { SiteIcon } from '../../kit/marks/icons';
import { useThemeStyles, visuallyHidden } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import type { RowSelection } from './row-selection';
import { StackedOrder } from './stacked-order';
import { StackedRows } from './stacked-rows';
import { TableFoot } from './table-foot';
import type { DataTableModel } from './use-data-table';
import { useWidth } from './use-width';

/** Width below which rows are stacked, px: on a phone columns and row actions would scroll out of sight. */
export const PHONE_WIDTH_PX = 480;

export interface DataTableProps<Row extends object> {
  readonly model: DataTableModel<Row>;
  /** Accessible name of the table. */
  readonly caption: string;
  /** px or a CSS length; beyond it the table scrolls. */
  readonly maxHeight?: number | string;
  /** Shows the menu of columns. */
  readonly columnChoice?: boolean;
  /** Marks the row that another part of the page shows. */
  isCurrent?(row: Row): boolean;
  /** Shows checkboxes for the rows. */
  readonly selection?: RowSelection<Row>;
  /** Buttons at the end of a row. */
  actions?(row: Row): ReactNode;
  /** Below this width (px) each row is a block with its values below one another. */
  readonly stackBelow?: number;
}

type Table<Row extends object> = DataTableModel<Row>['table'];
type Header<Row extends object> = ReturnType<Table<Row>['getFlatHeaders']>[number];

/** Long texts end in an ellipsis. */
const SHORTENED = { maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' } as const;

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Width of the strip in which values fade before the row actions, px; the last column keeps it free. */
const FADE_PX = 12;
/** Part of the box that the row actions may cover, px: what has the focus is scrolled out from under them. */
const ACTIONS_PX = 96;

/**
 * Returns the style of a cell with row actions, which stays in sight at the end of the box. The strip before it
 * is seen only where values are scrolled under it.
 */
function createRowEnd(background: string) {
  return {
    position: 'sticky',
    insetInlineEnd: 0,
    background,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '100%',
      width: FADE_PX,
      background: `linear-gradient(to right, transparent, ${background})`,
      pointerEvents: 'none',
      '&:dir(rtl)': { transform: 'scaleX(-1)' }
    }
  } as const;
}

interface HeadCellProps<Row extends object> {
  readonly header: Header<Row>;
  readonly numeric: boolean;
  readonly scope: string | undefined;
}

function HeadCell<Row extends object>({ header, numeric, scope }: HeadCellProps<Row>) {
  const { sys, type, weight, space } = useThemeStyles();
  const t = useUiTexts();
  const { column } = header;
  const title = String(column.columnDef.header);
  const sorted = column.getIsSorted();
  return (
    <th
      scope="col"
      aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
      css={{
        position: 'sticky',
        top: 0,
        // Above the row actions, which stay at the end of the box.
        zIndex: 2,
        height: 36,
        padding: space(0, 2.5),
        ...type.small,
        fontWeight: weight.strong,
        whiteSpace: 'nowrap',
        textAlign: numeric ? 'right' : 'left',
        background: sys.color.surface.background,
        color: sys.color.surface.backgroundHint
      }}
    >
      {column.getCanSort() ? (
        <Button
          type="tertiary"
          size="sm"
          title={t('sort', { column: title })}
          data-printed
          onClick={column.getToggleSortingHandler()}
          css={{ margin: space(0, -2), padding: space(0, 2), minWidth: 0, font: 'inherit', color: 'inherit' }}
        >
          {title}
          {sorted && <SiteIcon name={sorted === 'asc' ? 'chevronUp' : 'chevronDown'} size={14} />}
        </Button>
      ) : (
        title
      )}
      {scope !== undefined && (
        <div css={{ ...type.hint, paddingBottom: space(1), whiteSpace: 'nowrap' }}>{scope}</div>
      )}
    </th>
  );
}

function BodyRow<Row extends object>(
  props: DataTableProps<Row> & { readonly row: Row; readonly keys: readonly string[] }
) {
  const { model, row, keys, isCurrent, selection, actions } = props;
  const { sys, weight, space, rule } = useThemeStyles();
  const t = useUiTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const current = isCurrent?.(row) ?? false;
  const background = current ? sys.color.surface.background : sys.color.surface.paper;
  return (
    <tr
      aria-current={current || undefined}
      css={{
        height: 44,
        borderTop: rule,
        background
      }}
    >
      {selection && (
        <td css={{ padding: space(0, 1), width: 0 }}>
          <Checkbox
            aria-label={t('select', { name: selection.getName(row) })}
            checked={selection.isSelected(row)}
            onChange={(_event, on) => selection.select([row], on)}
          />
        </td>
      )}
      {keys.map((key) => {
        const column = model.columns.get(key);
        if (!column) return null;
        const { isRowHeader, numeric, strong, value, text, cell } = column;
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            key={key}
            scope={isRowHeader ? 'row' : undefined}
            css={{
              padding: space(0, 2.5),
              whiteSpace: 'nowrap',
              // A figure is never cut off.
              ...(numeric ? { textAlign: 'right' } : SHORTENED),
              fontWeight: strong ? weight.strong : isRowHeader ? weight.medium : weight.regular
            }}
          >
            {cell?.(row) ?? text?.(row) ?? value(row)}
          </Cell>
        );
      })}
      {actions && (
        <td
          css={{
            ...createRowEnd(background),
            zIndex: 1,
            padding: space(0, 2),
            textAlign: 'right',
            // Minimum touch target.
            ...(small && { '& button': { minWidth: 44, minHeight: 44 } })
          }}
        >
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

/** Checkbox that selects or deselects all rows of the page. */
function PageSelect<Row extends object>(props: {
  readonly rows: readonly Row[];
  readonly selection: RowSelection<Row>;
}) {
  const { rows, selection } = props;
  const { sys, space } = useThemeStyles();
  const t = useUiTexts();
  const count = rows.filter((row) => selection.isSelected(row)).length;
  return (
    <td css={{ padding: space(0, 1), width: 0, background: sys.color.surface.background }}>
      <Checkbox
        aria-label={t('selectPage')}
        checked={count > 0 && count === rows.length}
        indeterminate={count > 0 && count < rows.length}
        onChange={(_event, on) => selection.select(rows, on)}
      />
    </td>
  );
}

/** The headings of a table, with the checkbox of the page and the heading of the row actions. */
function TableHead<Row extends object>(props: DataTableProps<Row>) {
  const { model, selection, actions } = props;
  const { table, columns } = model;
  const { sys } = useThemeStyles();
  const t = useUiTexts();
  return (
    <thead>
      <tr>
        {selection && (
          <PageSelect rows={table.getRowModel().rows.map(({ original }) => original)} selection={selection} />
        )}
        {table.getFlatHeaders().map((header) => (
          <HeadCell
            key={header.id}
            header={header}
            numeric={columns.get(header.id)?.numeric ?? false}
            scope={columns.get(header.id)?.scope}
          />
        ))}
        {actions && (
          <th scope="col" css={{ ...createRowEnd(sys.color.surface.background), top: 0, zIndex: 3 }}>
            <span css={visuallyHidden}>{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** A table that is sorted by its headers and scrolls, by keyboard too, when it does not fit its box. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { model, caption, maxHeight, columnChoice = false, stackBelow = 0 } = props;
  const { isCurrent, selection, actions } = props;
  const [width, box] = useWidth();
  const { type } = useThemeStyles();
  const t = useUiTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const { table } = model;
  const keys = table.getVisibleLeafColumns().map(({ id }) => id);
  if (width !== null && width < stackBelow)
    return (
      <div ref={box} css={{ overflow: 'auto', maxHeight: small ? undefined : maxHeight }}>
        <StackedOrder model={model} />
        <StackedRows
          model={model}
          caption={caption}
          isCurrent={isCurrent}
          selection={selection}
          actions={actions}
        />
        <TableFoot model={model} columnChoice={columnChoice} />
      </div>
    );
  return (
    <>
      <div
        ref={box}
        role="region"
        aria-label={t('scrolls', { caption })}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to be able to scroll it
        tabIndex={0}
        css={{
          overflow: 'auto',
          maxHeight,
          ...(actions && {
            scrollPaddingInlineEnd: ACTIONS_PX,
            '& tr > :nth-last-of-type(2)': { paddingInlineEnd: FADE_PX }
          })
        }}
      >
        <table
          aria-label={caption}
          css={{ width: '100%', borderCollapse: 'collapse', fontFeatureSettings: '"tnum"', ...type.body }}
        >
          <TableHead {...props} />
          <tbody>
            {table.getRowModel().rows.map(({ id, original }) => (
              <BodyRow key={id} {...props} row={original} keys={keys} />
            ))}
          </tbody>
          {model.totals.length > 0 && (
            <tfoot>
              {model.totals.map((row, at) => (
                <BodyRow key={at} {...props} row={row} keys={keys} />
              ))}
            </tfoot>
          )}
        </table>
      </div>
      <TableFoot model={model} columnChoice={columnChoice} />
    </>
  );
}
