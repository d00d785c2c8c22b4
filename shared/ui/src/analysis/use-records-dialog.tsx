import type { ReactNode } from 'react';
import { React } from 'jimu-core';
import { RowsDialog } from '../tables/rows/rows-dialog';
import type { RowsSource } from '../tables/rows/rows-source';

interface RecordsDialog {
  open(rows: RowsSource): void;
  /** Null while it is closed. */
  readonly dialog: ReactNode;
}

/** Returns the dialog of the records behind a figure, to be rendered, and the function that opens it. */
export function useRecordsDialog(widgetId: string): RecordsDialog {
  const [rows, setRows] = React.useState<RowsSource | null>(null);
  return {
    open: setRows,
    dialog: rows && <RowsDialog widgetId={widgetId} rows={rows} onClose={() => setRows(null)} />
  };
}
