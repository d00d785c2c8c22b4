import { DataRecordsSelectionChangeMessage, MessageManager, ReactRedux } from 'jimu-core';
import type { DataRecord, DataSource, IMState } from 'jimu-core';

type Infos = Readonly<Record<string, { readonly selectedIds?: Iterable<string> } | undefined>>;

/** The ids that are selected in a source; a release of the framework has them as numbers. */
const selectedIn = ({ dataSourcesInfo }: IMState, sourceId: string): readonly string[] =>
  Array.from((dataSourcesInfo as Infos | undefined)?.[sourceId]?.selectedIds ?? [], String);

/** The ids of the records that are selected in a data source, whoever selected them; follows every change. */
export const useSelectedIds = (sourceId: string | undefined): readonly string[] =>
  ReactRedux.useSelector(
    (state: IMState) => (sourceId === undefined ? [] : selectedIn(state, sourceId)),
    (before, after) => before.join('\n') === after.join('\n')
  );

/**
 * Selects records of a data source for every widget, in the place of those that were, and says so in the name of a widget.
 * To be called for what its reader does alone: what others select comes by the source, and is not said again.
 */
export function selectRecords(widgetId: string, source: DataSource, records: DataRecord[]): void {
  source.selectRecordsByIds(
    records.map((record) => String(record.getId())),
    records
  );
  MessageManager.getInstance().publishMessage(
    new DataRecordsSelectionChangeMessage(widgetId, records, [source.id])
  );
}
