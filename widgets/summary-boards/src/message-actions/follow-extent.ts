import { AbstractMessageAction, MessageType } from 'jimu-core';
import type { ExtentChangeMessage, Message, MessageDescription } from 'jimu-core';
import { changeWidgetState } from 'widgets/shared-code/site-base';
import type { ExtentJson } from 'widgets/shared-code/site-map';
import { FOLLOWED_EXTENT } from '../runtime/data/followed-extent';

const isExtentChange = (message: Message): message is ExtentChangeMessage =>
  message.type === MessageType.ExtentChange;

/** Makes boards that count the records in view follow the map of another widget instead of their own. */
export default class FollowExtent extends AbstractMessageAction {
  filterMessageDescription({ messageType }: MessageDescription): boolean {
    return messageType === MessageType.ExtentChange;
  }

  /** Ignores extents of a moving map; only the stationary extent is counted. */
  filterMessage(message: Message): boolean {
    return isExtentChange(message) && message.stationary !== false;
  }

  onExecute(message: Message): boolean {
    if (!isExtentChange(message)) return true;
    const { xmin, ymin, xmax, ymax, spatialReference } = message.extent as ExtentJson;
    const reference = { wkid: spatialReference.wkid };
    const extent: ExtentJson = { type: 'extent', xmin, ymin, xmax, ymax, spatialReference: reference };
    changeWidgetState(this.widgetId, FOLLOWED_EXTENT, () => extent);
    return true;
  }
}
