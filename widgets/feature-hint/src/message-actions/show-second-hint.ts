import { AbstractMessageAction, appActions, getAppStore, MessageType } from 'jimu-core';
import type { Message, MessageDescription } from 'jimu-core';

/** Widget state that is set when a result has arrived; the widget then shows its second hint. */
export const SECOND_HINT = 'secondHint';

const results: readonly MessageType[] = [MessageType.LocationChange, MessageType.DataRecordSetChange];

/** Shows the second hint when another widget publishes a result. */
export default class ShowSecondHint extends AbstractMessageAction {
  filterMessageDescription({ messageType }: MessageDescription): boolean {
    return results.includes(messageType);
  }

  filterMessage(_message: Message): boolean {
    return true;
  }

  onExecute(_message: Message): boolean {
    getAppStore().dispatch(appActions.widgetStatePropChange(this.widgetId, SECOND_HINT, true));
    return true;
  }
}
