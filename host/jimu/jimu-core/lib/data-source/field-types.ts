/** Kind of value of a field, independent of the service. */
export enum JimuFieldType {
  Number = 'NUMBER',
  String = 'STRING',
  Date = 'DATE',
  DateOnly = 'DATE_ONLY',
  TimeOnly = 'TIME_ONLY',
  TimestampOffset = 'TIMESTAMP_OFFSET',
  Unknown = 'UNKNOWN'
}

/** Types of the fields of an ArcGIS service. */
export enum EsriFieldType {
  OID = 'esriFieldTypeOID',
  GlobalID = 'esriFieldTypeGlobalID',
  GUID = 'esriFieldTypeGUID',
  SmallInteger = 'esriFieldTypeSmallInteger',
  Integer = 'esriFieldTypeInteger',
  BigInteger = 'esriFieldTypeBigInteger',
  Single = 'esriFieldTypeSingle',
  Double = 'esriFieldTypeDouble',
  String = 'esriFieldTypeString',
  XML = 'esriFieldTypeXML',
  Date = 'esriFieldTypeDate',
  DateOnly = 'esriFieldTypeDateOnly',
  TimeOnly = 'esriFieldTypeTimeOnly',
  TimestampOffset = 'esriFieldTypeTimestampOffset',
  Geometry = 'esriFieldTypeGeometry',
  Blob = 'esriFieldTypeBlob',
  Raster = 'esriFieldTypeRaster'
}

const kinds: Readonly<Record<EsriFieldType, JimuFieldType>> = {
  [EsriFieldType.OID]: JimuFieldType.Number,
  [EsriFieldType.GlobalID]: JimuFieldType.String,
  [EsriFieldType.GUID]: JimuFieldType.String,
  [EsriFieldType.SmallInteger]: JimuFieldType.Number,
  [EsriFieldType.Integer]: JimuFieldType.Number,
  [EsriFieldType.BigInteger]: JimuFieldType.Number,
  [EsriFieldType.Single]: JimuFieldType.Number,
  [EsriFieldType.Double]: JimuFieldType.Number,
  [EsriFieldType.String]: JimuFieldType.String,
  [EsriFieldType.XML]: JimuFieldType.String,
  [EsriFieldType.Date]: JimuFieldType.Date,
  [EsriFieldType.DateOnly]: JimuFieldType.DateOnly,
  [EsriFieldType.TimeOnly]: JimuFieldType.TimeOnly,
  [EsriFieldType.TimestampOffset]: JimuFieldType.TimestampOffset,
  [EsriFieldType.Geometry]: JimuFieldType.Unknown,
  [EsriFieldType.Blob]: JimuFieldType.Unknown,
  [EsriFieldType.Raster]: JimuFieldType.Unknown
};

/** Returns the kind of a service's field type; `Unknown` for one that is not in the list. */
export const toJimuFieldType = (type: string): JimuFieldType =>
  kinds[type as EsriFieldType] ?? JimuFieldType.Unknown;
