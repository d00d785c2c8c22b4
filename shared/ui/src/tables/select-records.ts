import { DataRecordsSelectionChangeMessage, MessageManager, ReactRedux } from 'jimu-core';
import type { DataRecord, DataSource, IMState } from 'jimu-core';

type DataSourceInfos = Readonly<Record<string, { readonly selectedIds?: Iterable<string> } | undefined>>;

/** Returns the selected ids of a source as strings; one release of the framework has numbers. */
const readSelectedIds = ({ dataSourcesInfo }: IMState, sourceId: string): readonly string[] =>
  Array.from((dataSourcesInfo as DataSourceInfos | undefined)?.[sourceId]?.selectedIds ?? [], String);

/**
 * Returns the ids of the selected records of a data source, whichever widget selected them; follows every
 * change.
 */
export const useSelectedIds = (sourceId: string | undefined): readonly string[] =>
  ReactRedux.useSelector(
    (state: IMState) => (sourceId === undefined ? [] : readSelectedIds(state, sourceId)),
    (before, after) => before.join('\n') === after.join('\n')
  );

/**
 * Replaces the selection of a data source and publishes it as a message of the widget. Call it only for actions
 * of this widget's user: selections of other widgets arrive through the source and must not be published again.
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
