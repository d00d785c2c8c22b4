/** Types of messages between widgets. */
export enum MessageType {
  ExtentChange = 'EXTENT_CHANGE',
  DataRecordsSelectionChange = 'DATA_RECORDS_SELECTION_CHANGE',
  DataSourceFilterChange = 'DATA_SOURCE_FILTER_CHANGE',
  DataRecordSetChange = 'DATA_RECORD_SET_CHANGE',
  DataSourcesChange = 'DATA_SOURCES_CHANGE',
  LocationChange = 'LOCATION_CHANGE',
  ButtonClick = 'BUTTON_CLICK',
  ViewChange = 'VIEW_CHANGE',
  StringSelectionChange = 'STRING_SELECTION_CHANGE'
}

export enum RecordSetChangeType {
  CreateUpdate = 'CREATE_UPDATE',
  Remove = 'REMOVE'
}

/** A message: the publishing widget and the type. */
export abstract class Message {
  abstract readonly type: MessageType;
  constructor(readonly widgetId: string) {}
}

/** The map's extent changed. */
export class ExtentChangeMessage extends Message {
  readonly type = MessageType.ExtentChange;
  constructor(
    widgetId: string,
    readonly extent: object,
    readonly viewpoint?: object,
    readonly stationary: boolean = true
  ) {
    super(widgetId);
  }
}

/** Records were selected. */
export class DataRecordsSelectionChangeMessage extends Message {
  readonly type = MessageType.DataRecordsSelectionChange;
  constructor(
    widgetId: string,
    readonly records: readonly unknown[],
    readonly dataSourceIds: readonly string[] = []
  ) {
    super(widgetId);
  }
}

/** The filter of data sources changed. */
export class DataSourceFilterChangeMessage extends Message {
  readonly type = MessageType.DataSourceFilterChange;
  constructor(
    widgetId: string,
    readonly dataSourceIds: readonly string[]
  ) {
    super(widgetId);
  }
}

/** A set of records was added or removed. */
export class DataRecordSetChangeMessage extends Message {
  readonly type = MessageType.DataRecordSetChange;
  constructor(
    widgetId: string,
    readonly changeType: RecordSetChangeType,
    readonly dataRecordSets: readonly unknown[]
  ) {
    super(widgetId);
  }
}

/** A location was chosen. */
export class LocationChangeMessage extends Message {
  readonly type = MessageType.LocationChange;
  constructor(
    widgetId: string,
    /** Point as the framework's actions read it: in degrees for the reference 4326. */
    readonly point: {
      readonly x: number;
      readonly y: number;
      readonly spatialReference: { readonly wkid: number };
    }
  ) {
    super(widgetId);
  }
}

/** A button was clicked. */
export class ButtonClickMessage extends Message {
  readonly type = MessageType.ButtonClick;
}

/** Another view of a section is shown. */
export class ViewChangeMessage extends Message {
  readonly type = MessageType.ViewChange;
}

/** A string was chosen. */
export class StringSelectionChangeMessage extends Message {
  readonly type = MessageType.StringSelectionChange;
  constructor(
    widgetId: string,
    readonly str: string
  ) {
    super(widgetId);
  }
}

export enum DataSourcesChangeType {
  Create = 'CREATE',
  Remove = 'REMOVE'
}

/** Data sources were added or removed. */
export class DataSourcesChangeMessage extends Message {
  readonly type = MessageType.DataSourcesChange;
  constructor(
    widgetId: string,
    readonly changeType: DataSourcesChangeType,
    readonly dataSources: readonly unknown[]
  ) {
    super(widgetId);
  }
}
