import type { ImmutableArray } from '../immutable';
import type { UseDataSource } from '../types/app-config';
import type { Message, MessageType } from './messages';

/** What is known of a message before it is said: offered to actions in the builder. */
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

/** A widget's answer to a message; the class named by `uri` in its manifest's `messageActions`. */
export abstract class AbstractMessageAction {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The widget that acts. */
  readonly widgetId: string;
  readonly messageWidgetId?: string;

  constructor(properties: MessageActionProperties) {
    this.id = properties.id;
    this.name = properties.name;
    this.label = properties.label ?? properties.name;
    this.widgetId = properties.widgetId;
    this.messageWidgetId = properties.messageWidgetId;
  }

  /** Whether the action can answer messages of this kind. */
  abstract filterMessageDescription(messageDescription: MessageDescription): boolean;
  /** Whether the action answers this very message. */
  abstract filterMessage(message: Message): boolean;
  /** Answers; true lets the actions after it run. */
  abstract onExecute(message: Message, actionConfig?: unknown): boolean | Promise<boolean>;

  getSettingComponentUri(_messageType: MessageType, _messageWidgetId?: string): string | null {
    return null;
  }

  destroy(): void {}
  onRemoveListen(_messageType: MessageType, _messageWidgetId?: string): void {}
}

/** What the setting page of an action gets. `T` is the action's immutable configuration. */
export interface ActionSettingProps<T> {
  readonly actionId: string;
  /** The widget that acts. */
  readonly widgetId: string;
  /** The widget whose messages it answers. */
  readonly messageWidgetId: string;
  readonly messageType?: MessageType;
  readonly config?: T;
  readonly useDataSources?: ImmutableArray<UseDataSource>;
  onSettingChange(change: { actionId: string; config: unknown; useDataSources?: unknown }): void;
  onDisableDoneBtn?(isDisabled: boolean): void;
}
