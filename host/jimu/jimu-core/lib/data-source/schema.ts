import type { JimuFieldType } from './field-types';

/** One field of a source. */
export interface FieldSchema {
  /** Name that widgets use and store in their settings. */
  jimuName: string;
  /** Name in the service. */
  name: string;
  type: JimuFieldType;
  esriType?: string;
  alias?: string;
  description?: string;
  format?: object;
}

/** The fields of a source, by `jimuName`. */
export interface DataSourceSchema {
  label?: string;
  idField?: string;
  fields?: { [jimuName: string]: FieldSchema };
  childSchemas?: { [jimuChildId: string]: DataSourceSchema };
}
