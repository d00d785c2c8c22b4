import type { ImmutableArray } from '../immutable';
import type { UseDataSource } from '../types/app-config';
import type { Message, MessageType } from './messages';

/** Description of a message before it is published; the builder passes it to actions. */
export interface MessageDescription {
  readonly messageType: MessageType;
  readonly messageWidgetId?: string;
}

export interface MessageActionProperties {
  readonly id: string;
  readonly name: string;
  readonly label?: string;
  readonly widgetId: string;
  readonly messageWidgetId?: string;
  readonly useDataSources?: ImmutableArray<UseDataSource>;
}

/** A widget's reaction to a message; the class that `uri` names in the `messageActions` of its manifest. */
export abstract class AbstractMessageAction {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The widget that reacts. */
  readonly widgetId: string;
  readonly messageWidgetId?: string;

  constructor(properties: MessageActionProperties) {
    this.id = properties.id;
    this.name = properties.name;
    this.label = properties.label ?? properties.name;
    this.widgetId = properties.widgetId;
    this.messageWidgetId = properties.messageWidgetId;
  }

  /** Checks whether the action supports messages of this kind. */
  abstract filterMessageDescription(messageDescription: MessageDescription): boolean;
  /** Checks whether the action reacts to this message. */
  abstract filterMessage(message: Message): boolean;
  /** Runs the action; true lets the following actions run. */
  abstract onExecute(message: Message, actionConfig?: unknown): boolean | Promise<boolean>;

  getSettingComponentUri(_messageType: MessageType, _messageWidgetId?: string): string | null {
    return null;
  }

  destroy(): void {}
  onRemoveListen(_messageType: MessageType, _messageWidgetId?: string): void {}
}

/** Props of the setting page of an action. `T` is the action's immutable configuration. */
export interface ActionSettingProps<T> {
  readonly actionId: string;
  /** The widget that reacts. */
  readonly widgetId: string;
  /** The widget whose messages it reacts to. */
  readonly messageWidgetId: string;
  readonly messageType?: MessageType;
  readonly config?: T;
  readonly useDataSources?: ImmutableArray<UseDataSource>;
  onSettingChange(change: { actionId: string; config: unknown; useDataSources?: unknown }): void;
  onDisableDoneBtn?(isDisabled: boolean): void;
}
