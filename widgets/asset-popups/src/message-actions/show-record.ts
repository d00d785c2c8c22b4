import type { DataRecord } from 'jimu-core';
import { changeWidgetState } from 'widgets/shared-code/site-base';
import { SelectionAction } from 'widgets/shared-code/site-analysis';
import { REQUESTED_RECORD } from '../runtime/requested-record';

/** Zooms to the record that another widget has selected and opens its popup. */
export default class ShowRecord extends SelectionAction {
  protected handleRecord(record: DataRecord): void {
    // The records of a derived source, such as a selection, are looked up in its main source.
    const sourceId = record.dataSource.getMainDataSource().id;
    const recordId = String(record.getId());
    changeWidgetState(this.widgetId, REQUESTED_RECORD, () => ({ sourceId, recordId }));
  }
}
