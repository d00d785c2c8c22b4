import { React } from 'jimu-core';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { ImportPreview } from 'widgets/shared-code/site-domain';
import { DataTable, TableCard, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { useTexts } from '../use-texts';

type PreviewRow = ImportPreview['rows'][number];

/** Rows that are shown. */
const SHOWN_ROWS = 5;

/** The first rows of a file with all of its columns. */
export function PreviewTable({ preview }: { readonly preview: ImportPreview }) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { columns, rows, unit } = preview;
  const shown = rows.slice(0, SHOWN_ROWS);
  const tableColumns = React.useMemo(
    (): readonly DataColumn<PreviewRow>[] => [
      {
        key: 'row',
        title: t(`unit_${unit}`),
        isRowHeader: true,
        numeric: true,
        sortable: false,
        value: ({ row }) => row
      },
      ...columns.map((column) => ({
        key: `column ${column}`,
        title: column,
        sortable: false,
        value: ({ cells }: PreviewRow) => cells[column] ?? ''
      }))
    ],
    [columns, unit, t]
  );
  const model = useDataTable({ columns: tableColumns, rows: shown, rowKey: ({ row }) => String(row) });
  const caption = t('firstRows', { count: shown.length, columns: columns.length });
  return (
    <div css={{ display: 'grid', gap: space(2), minWidth: 0 }}>
      <h3 css={{ ...type.heading, margin: 0 }}>{caption}</h3>
      <TableCard>
        <DataTable model={model} caption={caption} />
      </TableCard>
    </div>
  );
}
