import { AbstractMessageAction, MessageType } from 'jimu-core';
import type { DataRecord, DataRecordsSelectionChangeMessage, Message, MessageDescription } from 'jimu-core';

const isSelection = (message: Message): message is DataRecordsSelectionChangeMessage =>
  message.type === MessageType.DataRecordsSelectionChange;

/** Message action for the one record that is selected in another widget. */
export abstract class SelectionAction extends AbstractMessageAction {
  protected abstract handleRecord(record: DataRecord): void;

  filterMessageDescription({ messageType }: MessageDescription): boolean {
    return messageType === MessageType.DataRecordsSelectionChange;
  }

  filterMessage(message: Message): boolean {
    return isSelection(message);
  }

  /** Does nothing when no record or several records are selected. */
  onExecute(message: Message): boolean {
    const [record, ...others] = isSelection(message) ? (message.records as readonly DataRecord[]) : [];
    if (record !== undefined && others.length === 0) this.handleRecord(record);
    return true;
  }
}
