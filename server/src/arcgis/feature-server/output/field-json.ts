import type { FieldType } from '../../../layers/dataset';
import type { OutputField } from '../feature-set';

const ESRI_TYPE: Record<FieldType, string> = {
  oid: 'esriFieldTypeOID',
  integer: 'esriFieldTypeInteger',
  double: 'esriFieldTypeDouble',
  string: 'esriFieldTypeString',
  date: 'esriFieldTypeDate'
};

/**
 * Returns a field as the ArcGIS REST API describes it. Only a text has a length: GDAL would take that of a date
 * for the most characters of its value.
 */
export const toFieldJson = ({ name, alias, type, length, isRequired }: OutputField): object => ({
  name,
  alias,
  type: ESRI_TYPE[type],
  ...(type === 'string' ? { length: length ?? 255 } : {}),
  nullable: type !== 'oid' && !isRequired,
  editable: false,
  domain: null,
  defaultValue: null
});
