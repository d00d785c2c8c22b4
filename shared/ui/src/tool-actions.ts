/** Data actions of the framework that pass a record of any widget to a tool of the page. */
import { AbstractDataAction, DataLevel, getAppStore } from 'jimu-core';
import type { DataRecordSet } from 'jimu-core';
import { ASKED_START } from './asked-start';
import type { AskedStart } from './asked-start';
import { isTool } from './linked-widgets';
import { openTool } from './open-tool';
import { placeOfRecord } from './record-place';
import { changeWidgetState } from './widget-state';

type Records = DataRecordSet['records'];

/** An action that passes data of one record to a tool and opens it. */
export abstract class ToolAction<T> extends AbstractDataAction {
  /** Returns the data of the record that the tool needs; null when the record lacks them. */
  protected abstract read(record: Records[number]): T | null;
  /** Opens the tool and passes the data to it. */
  protected abstract hand(wanted: T): void;

  private readOf(dataSets: readonly DataRecordSet[]): T | null {
    const records = dataSets.flatMap((set) => set.records);
    return records.length === 1 ? this.read(records[0]!) : null;
  }

  /** Supports exactly one record that has the data the tool needs. */
  isSupported(dataSets: DataRecordSet[], dataLevel: DataLevel): Promise<boolean> {
    const widget = getAppStore().getState().appConfig?.widgets?.[this.widgetId];
    const isAsked = dataLevel === DataLevel.Records && widget !== undefined && isTool(widget);
    return Promise.resolve(isAsked && this.readOf(dataSets) !== null);
  }

  /** Opens the tool with the record's data. @returns false when the records lack them. */
  onExecute(dataSets: DataRecordSet[]): Promise<boolean> {
    const wanted = this.readOf(dataSets);
    if (wanted === null) return Promise.resolve(false);
    this.hand(wanted);
    return Promise.resolve(true);
  }
}

/** Opens a tool with a start in degrees; the tool prompts for the rest. */
export function startToolAt(toolId: string, place: AskedStart): void {
  openTool(toolId);
  changeWidgetState(toolId, ASKED_START, () => place);
}

/** Action that starts a tool at the position of a record. */
export class StartHereAction extends ToolAction<AskedStart> {
  protected read(record: Records[number]): AskedStart | null {
    return placeOfRecord(record);
  }

  protected hand(place: AskedStart): void {
    startToolAt(this.widgetId, place);
  }
}
