import { loadModule } from '../module-registry';
import { getAppStore } from '../store/store';
import type { MessageActionJson } from '../types/app-config';
import type { WidgetManifest } from '../types/manifest';
import type { AbstractMessageAction, MessageActionProperties } from './abstract-message-action';
import type { Message } from './messages';

interface ActionModule {
  readonly default: new (properties: MessageActionProperties) => AbstractMessageAction;
}

/** Runs the actions that the app's `messageConfigs` define for a message, in order. */
export class MessageManager {
  private static instance: MessageManager | null = null;
  private readonly actions = new Map<string, Promise<AbstractMessageAction>>();

  static getInstance(): MessageManager {
    MessageManager.instance ??= new MessageManager();
    return MessageManager.instance;
  }

  /** Publishes a message. A failing action is logged and does not stop the others. */
  publishMessage(message: Message): void {
    const configs = Object.values(getAppStore().getState().appConfig.messageConfigs ?? {});
    for (const config of configs)
      if (config.widgetId === message.widgetId && config.messageType === message.type)
        void this.runActions(message, config.actions as unknown as readonly MessageActionJson[]);
  }

  private async runActions(message: Message, actions: readonly MessageActionJson[]) {
    for (const json of actions) {
      try {
        const action = await this.getAction(json);
        const described = { messageType: message.type, messageWidgetId: message.widgetId };
        if (!action.filterMessageDescription(described) || !action.filterMessage(message)) continue;
        if (!(await action.onExecute(message, json.config))) return;
      } catch (error) {
        console.error(`Message action ${json.actionName} of ${json.widgetId} failed.`, error);
      }
    }
  }

  private getAction(json: MessageActionJson): Promise<AbstractMessageAction> {
    const known = this.actions.get(json.actionId);
    if (known) return known;
    const loading = this.createAction(json);
    this.actions.set(json.actionId, loading);
    loading.catch(() => this.actions.delete(json.actionId));
    return loading;
  }

  private async createAction(json: MessageActionJson): Promise<AbstractMessageAction> {
    const uri = getAppStore().getState().appConfig.widgets[json.widgetId]?.uri;
    if (uri === undefined) throw new Error(`The app has no widget ${json.widgetId}.`);
    const { default: manifest } = await loadModule<{ default: WidgetManifest }>(`${uri}manifest.json`);
    const declared = manifest.messageActions?.find(({ name }) => name === json.actionName);
    if (!declared) throw new Error(`${uri}manifest.json declares no message action ${json.actionName}.`);
    const { default: Action } = await loadModule<ActionModule>(`${uri}src/${declared.uri}.ts`);
    const { actionId: id, widgetId, messageWidgetId } = json;
    return new Action({ id, widgetId, messageWidgetId, name: declared.name, label: declared.label });
  }
}
