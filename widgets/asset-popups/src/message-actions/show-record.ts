import { AbstractMessageAction, MessageType } from 'jimu-core';
import type { DataRecord, DataRecordsSelectionChangeMessage, Message, MessageDescription } from 'jimu-core';
import { changeWidgetState } from 'widgets/shared-code/site-core';
import { ASKED_RECORD } from '../runtime/asked-record';

const isSelection = (message: Message): message is DataRecordsSelectionChangeMessage =>
  message.type === MessageType.DataRecordsSelectionChange;

/** Goes to the record that another widget has selected, and opens its popup. */
export default class ShowRecord extends AbstractMessageAction {
  filterMessageDescription({ messageType }: MessageDescription): boolean {
    return messageType === MessageType.DataRecordsSelectionChange;
  }

  filterMessage(message: Message): boolean {
    return isSelection(message);
  }

  /** Nothing happens where none or several records are selected. */
  onExecute(message: Message): boolean {
    const [record, ...others] = isSelection(message) ? (message.records as readonly DataRecord[]) : [];
    if (record === undefined || others.length > 0) return true;
    // A view of a source, such as what is selected in it, has the records of the source itself.
    const sourceId = record.dataSource.getMainDataSource().id;
    changeWidgetState(this.widgetId, ASKED_RECORD, () => ({ sourceId, recordId: String(record.getId()) }));
    return true;
  }
}
