import type { DataRecord } from 'jimu-core';
import { locateRecord, startToolAt } from 'widgets/shared-code/site-tools';
import { SelectionAction } from 'widgets/shared-code/site-analysis';

/** Opens the drive-time dialog for an area that starts at the record selected in another widget. */
export default class StartAreaHere extends SelectionAction {
  /** Does nothing for a record without a location. */
  protected handleRecord(record: DataRecord): void {
    const place = locateRecord(record);
    if (place !== null) startToolAt(this.widgetId, place);
  }
}
