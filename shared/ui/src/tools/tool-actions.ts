/** Data actions of the framework that pass a record of any widget to a tool of the page. */
import { AbstractDataAction, DataLevel, getAppStore } from 'jimu-core';
import type { DataRecordSet } from 'jimu-core';
import { REQUESTED_ORIGIN } from './requested-origin';
import type { RequestedOrigin } from './requested-origin';
import { isTool } from './linked-widgets';
import { openTool } from './open-tool';
import { locateRecord } from './locate-record';
import { changeWidgetState } from '../base/widget-state';

type ActionRecords = DataRecordSet['records'];

/** An action that passes data of one record to a tool and opens it. */
export abstract class ToolAction<T> extends AbstractDataAction {
  /** Returns the data of the record that the tool needs; null when the record lacks them. */
  protected abstract read(record: ActionRecords[number]): T | null;
  /** Opens the tool and passes the data to it. */
  protected abstract handOver(wanted: T): void;

  private readRecord(dataSets: readonly DataRecordSet[]): T | null {
    const records = dataSets.flatMap((set) => set.records);
    return records.length === 1 ? this.read(records[0]!) : null;
  }

  /** Supports exactly one record that has the data the tool needs. */
  isSupported(dataSets: DataRecordSet[], dataLevel: DataLevel): Promise<boolean> {
    const widget = getAppStore().getState().appConfig?.widgets?.[this.widgetId];
    const isAsked = dataLevel === DataLevel.Records && widget !== undefined && isTool(widget);
    return Promise.resolve(isAsked && this.readRecord(dataSets) !== null);
  }

  /** Opens the tool with the record's data. @returns false when the records lack them. */
  onExecute(dataSets: DataRecordSet[]): Promise<boolean> {
    const wanted = this.readRecord(dataSets);
    if (wanted === null) return Promise.resolve(false);
    this.handOver(wanted);
    return Promise.resolve(true);
  }
}

/** Opens a tool with a start in degrees; the tool prompts for the rest. */
export function startToolAt(toolId: string, place: RequestedOrigin): void {
  openTool(toolId);
  changeWidgetState(toolId, REQUESTED_ORIGIN, () => place);
}

/** Action that starts a tool at the position of a record. */
export class StartHereAction extends ToolAction<RequestedOrigin> {
  protected read(record: ActionRecords[number]): RequestedOrigin | null {
    return locateRecord(record);
  }

  protected handOver(place: RequestedOrigin): void {
    startToolAt(this.widgetId, place);
  }
}
