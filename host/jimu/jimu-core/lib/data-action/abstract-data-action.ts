import type { ReactElement } from 'react';
import type { IntlShape } from 'react-intl';
import type { DataRecord, DataSource } from '../data-source/types';

/** Whether an action is about a whole source or about some of its records. */
export enum DataLevel {
  DataSource = 'DATA_SOURCE',
  Records = 'RECORDS'
}

/** Records that a widget offers to actions. */
export interface DataRecordSet {
  readonly name: string;
  readonly label?: string;
  readonly type?: 'selected' | 'loaded' | 'current';
  readonly dataSource: DataSource;
  readonly records: DataRecord[];
  /** Names of the fields an action should keep to; all without. */
  readonly fields?: string[];
}

export interface DataActionProperties {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** SVG source or the address of a picture. */
  readonly icon: string;
  /** The widget that provides it. */
  readonly widgetId: string;
  readonly intl: IntlShape;
}

/** Something that can be done with records; the class named by `uri` in a widget's manifest's `dataActions`. */
export abstract class AbstractDataAction {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly icon: string;
  readonly widgetId: string;
  readonly intl: IntlShape;

  constructor({ id, name, label, icon, widgetId, intl }: DataActionProperties) {
    this.id = id;
    this.name = name;
    this.label = label;
    this.icon = icon;
    this.widgetId = widgetId;
    this.intl = intl;
  }

  /** Whether it can be done with these records. */
  abstract isSupported(dataSets: DataRecordSet[], dataLevel: DataLevel, widgetId: string): Promise<boolean>;
  /** Does it; an element is shown to the reader. */
  abstract onExecute(
    dataSets: DataRecordSet[],
    dataLevel: DataLevel,
    widgetId: string,
    actionConfig?: unknown
  ): Promise<boolean | ReactElement>;

  getLabel(_dataSet: DataRecordSet): string {
    return this.label;
  }

  destroy(): void {}
}
