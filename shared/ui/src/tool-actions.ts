/** What is done with a record of any widget by a tool of the page: the framework's data actions. */
import { AbstractDataAction, DataLevel, getAppStore } from 'jimu-core';
import type { DataRecordSet } from 'jimu-core';
import { ASKED_START } from './asked-start';
import type { AskedStart } from './asked-start';
import { isTool } from './linked-widgets';
import { openTool } from './open-tool';
import { placeOfRecord } from './record-place';
import { changeWidgetState } from './widget-state';

type Records = DataRecordSet['records'];

/** An action that hands a tool what it reads of one record, and opens it. */
export abstract class ToolAction<T> extends AbstractDataAction {
  /** What the tool needs of the record; null where it does not say. */
  protected abstract read(record: Records[number]): T | null;
  /** Opens the tool and puts it where the tool takes it. */
  protected abstract hand(wanted: T): void;

  private readOf(dataSets: readonly DataRecordSet[]): T | null {
    const records = dataSets.flatMap((set) => set.records);
    return records.length === 1 ? this.read(records[0]!) : null;
  }

  /** With one record, which says what the tool needs. */
  isSupported(dataSets: DataRecordSet[], dataLevel: DataLevel): Promise<boolean> {
    const widget = getAppStore().getState().appConfig?.widgets?.[this.widgetId];
    const isAsked = dataLevel === DataLevel.Records && widget !== undefined && isTool(widget);
    return Promise.resolve(isAsked && this.readOf(dataSets) !== null);
  }

  /** Opens the tool, which begins there. @returns false where the records do not say what it needs. */
  onExecute(dataSets: DataRecordSet[]): Promise<boolean> {
    const wanted = this.readOf(dataSets);
    if (wanted === null) return Promise.resolve(false);
    this.hand(wanted);
    return Promise.resolve(true);
  }
}

/** Has a tool ask for what it still needs to start at a place, in degrees. */
export function startToolAt(toolId: string, place: AskedStart): void {
  openTool(toolId);
  changeWidgetState(toolId, ASKED_START, () => place);
}

/** Has a tool start at the place of a record. */
export class StartHereAction extends ToolAction<AskedStart> {
  protected read(record: Records[number]): AskedStart | null {
    return placeOfRecord(record);
  }

  protected hand(place: AskedStart): void {
    startToolAt(this.widgetId, place);
  }
}
