import type { ReactElement } from 'react';
import type { IntlShape } from 'react-intl';
import type { DataRecord, DataSource } from '../data-source/types';

/** Level of an action: a whole source or some of its records. */
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
  /** Names of the fields that an action should use; all when undefined. */
  readonly fields?: string[];
}

export interface DataActionProperties {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** SVG source or the address of an image. */
  readonly icon: string;
  /** The widget that provides the action. */
  readonly widgetId: string;
  readonly intl: IntlShape;
}

/** An action on records; the class that `uri` names in the `dataActions` of a widget's manifest. */
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

  /** Checks whether the action supports these records. */
  abstract isSupported(dataSets: DataRecordSet[], dataLevel: DataLevel, widgetId: string): Promise<boolean>;
  /** Runs the action. A returned element is shown to the visitor. */
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
