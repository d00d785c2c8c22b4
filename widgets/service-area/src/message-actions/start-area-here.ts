import { AbstractMessageAction, MessageType } from 'jimu-core';
import type { DataRecordsSelectionChangeMessage, Message, MessageDescription } from 'jimu-core';
import type { RecordLike } from 'widgets/shared-code/site-core';
import { locateRecord, startToolAt } from 'widgets/shared-code/site-core';

const isSelection = (message: Message): message is DataRecordsSelectionChangeMessage =>
  message.type === MessageType.DataRecordsSelectionChange;

/** Opens the drive-time dialog for an area that starts at the record selected in another widget. */
export default class StartAreaHere extends AbstractMessageAction {
  filterMessageDescription({ messageType }: MessageDescription): boolean {
    return messageType === MessageType.DataRecordsSelectionChange;
  }

  filterMessage(message: Message): boolean {
    return isSelection(message);
  }

  /** Does nothing unless exactly one record is selected and it has a location. */
  onExecute(message: Message): boolean {
    const records = isSelection(message) ? (message.records as readonly RecordLike[]) : [];
    const place = records.length === 1 ? locateRecord(records[0]!) : null;
    if (place !== null) startToolAt(this.widgetId, place);
    return true;
  }
}
