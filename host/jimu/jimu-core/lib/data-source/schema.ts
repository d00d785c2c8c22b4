import type { JimuFieldType } from './field-types';

/** One field of a source. */
export interface FieldSchema {
  /** What widgets call it, and keep in their settings. */
  jimuName: string;
  /** Its name in the service. */
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
