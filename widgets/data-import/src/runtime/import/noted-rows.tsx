import { Button, TextInput } from 'jimu-ui';
import { joinWithColon, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatReportText } from 'widgets/shared-code/site-domain';
import type { ImportReport, ImportRun } from 'widgets/shared-code/site-domain';
import { DataTable, PHONE_WIDTH_PX, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { formatFault } from '../words';
import { Wrapped } from '../wrapped';
import { changeRepair } from './draft';
import type { DraftState } from './draft';
import type { NotedRowsState } from './use-noted-rows';

type NotedRow = ImportRun['notedRows'][number];

/** Rows on a page of the table. */
const PAGE_ROWS = 10;
/** Length of the longest text that an answer contains in full. */
const MAX_CELL = 200;

interface CellProps extends DraftState {
  readonly noted: NotedRow;
  readonly column: string;
  readonly unit: string;
}

/** A cell of the file in a field; a text that is cut off in the answer is only shown. */
function EditedCell({ noted, column, unit, draft, update }: CellProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const original = noted.cells[column] ?? '';
  if (original.length > MAX_CELL) return <Wrapped>{original}</Wrapped>;
  const repaired = draft.repairs.find(({ row, column: name }) => row === noted.row && name === column);
  const isNoted = noted.notes.some(({ field, kind }) => field === column && kind === 'refused');
  return (
    <TextInput
      size="sm"
      aria-label={t('cell', { column, unit, row: noted.row })}
      aria-invalid={isNoted && repaired === undefined}
      value={repaired?.value ?? original}
      onChange={({ target }) =>
        update({
          repairs: changeRepair(draft.repairs, { row: noted.row, column, value: target.value }, original)
        })
      }
      css={{ minWidth: space(28) }}
    />
  );
}

const formatNotes = ({ notes }: NotedRow, locale: Locale, t: Texts): string =>
  notes
    .map(({ kind, field, message }) =>
      joinWithColon(t(`kind_${kind}`), `${field ? `${field} ` : ''}${formatReportText(message, locale)}`)
    )
    .join('; ');

interface NotedRowsProps extends DraftState {
  readonly noted: NotedRowsState;
  /** Number of all rows with notes. */
  readonly total: number;
  readonly locale: Locale;
  /** Columns that fields are read from. */
  readonly readColumns: readonly string[];
  readonly unit: ImportReport['unit'];
}

/** Rows with notes, in which cells are repaired, or which are left out. */
export function NotedRows({ noted, total, locale, readColumns, unit, ...state }: NotedRowsProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const { draft, update } = state;
  const { rows, next, busy, fault, showNext } = noted;
  const faulty = readColumns.filter((column) =>
    rows.some(({ notes }) => notes.some(({ field }) => field === column))
  );
  const order = [...faulty, ...readColumns.filter((column) => !faulty.includes(column))];
  const columns: readonly DataColumn<NotedRow>[] = [
    { key: 'row', title: t(`unit_${unit}`), isRowHeader: true, numeric: true, value: ({ row }) => row },
    {
      key: 'notes',
      title: t('reason'),
      sortable: false,
      value: (row) => formatNotes(row, locale, t),
      cell: (row) => <Wrapped isLong>{formatNotes(row, locale, t)}</Wrapped>
    },
    ...order.map((column) => ({
      key: `column ${column}`,
      title: column,
      sortable: false,
      value: ({ cells }: NotedRow) => cells[column] ?? '',
      cell: (row: NotedRow) => <EditedCell noted={row} column={column} unit={t(`unit_${unit}`)} {...state} />
    }))
  ];
  const model = useDataTable({
    columns,
    rows: rows.filter(({ row }) => !draft.leaveOut.includes(row)),
    pageSize: PAGE_ROWS,
    rowKey: ({ row }) => String(row)
  });
  if (rows.length === 0) return null;
  const caption =
    rows.length < total
      ? t('firstNotedRows', { count: rows.length, total })
      : t('notedRows', { count: rows.length });
  return (
    <div css={{ display: 'grid', gap: space(2), minWidth: 0 }}>
      <h3 css={{ ...type.heading, margin: 0 }}>{caption}</h3>
      <TableCard>
        <DataTable
          model={model}
          caption={caption}
          stackBelow={PHONE_WIDTH_PX}
          actions={({ row }) => (
            <Button size="sm" onClick={() => update({ leaveOut: [...draft.leaveOut, row] })}>
              {t('leaveOut')}
              <span className="sr-only">{` (${t(`unit_${unit}`)} ${row})`}</span>
            </Button>
          )}
        />
      </TableCard>
      {next > 0 && (
        <Button disabled={busy} onClick={showNext} css={{ justifySelf: 'start' }}>
          {t('showNextRows', { count: next })}
        </Button>
      )}
      {fault && <Notice kind="error">{formatFault(fault, t)}</Notice>}
    </div>
  );
}
