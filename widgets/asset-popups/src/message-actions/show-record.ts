import { AbstractMessageAction, MessageType } from 'jimu-core';
import type { DataRecord, DataRecordsSelectionChangeMessage, Message, MessageDescription } from 'jimu-core';
import { changeWidgetState } from 'widgets/shared-code/site-core';
import { REQUESTED_RECORD } from '../runtime/requested-record';

const isSelection = (message: Message): message is DataRecordsSelectionChangeMessage =>
  message.type === MessageType.DataRecordsSelectionChange;

/** Zooms to the record that another widget has selected and opens its popup. */
export default class ShowRecord extends AbstractMessageAction {
  filterMessageDescription({ messageType }: MessageDescription): boolean {
    return messageType === MessageType.DataRecordsSelectionChange;
  }

  filterMessage(message: Message): boolean {
    return isSelection(message);
  }

  /** Does nothing when no record or several records are selected. */
  onExecute(message: Message): boolean {
    const [record, ...others] = isSelection(message) ? (message.records as readonly DataRecord[]) : [];
    if (record === undefined || others.length > 0) return true;
    // The records of a derived source, such as a selection, are looked up in its main source.
    const sourceId = record.dataSource.getMainDataSource().id;
    changeWidgetState(this.widgetId, REQUESTED_RECORD, () => ({
      sourceId,
      recordId: String(record.getId())
    }));
    return true;
  }
}
