import type { DatasetField } from '../../../layers/dataset';
import type { FeatureQuery } from '../feature-query';
import { WGS84 } from '../../dialect/geometry/spatial-reference';

/*
 * The database writes features as f=json text: one value to pass on instead of thousands to read and write
 * again.
 */

/** Returns whether the database can write the answer: only attributes, or points in their stored reference. */
export const canWriteJsonInSql = (query: FeatureQuery, isPoint: boolean): boolean =>
  query.format === 'json' &&
  !query.returnCentroid &&
  (!query.returnGeometry ||
    (isPoint && query.outSR === WGS84 && !query.quantization && query.geometryPrecision === null));

const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Values that JSON cannot express, written as null. */
const NO_NUMBERS = ['NaN', 'Infinity', '-Infinity'];

const writeValueSql = ({ name, type }: DatasetField): string => {
  const column = `"${name.replaceAll('"', '""')}"`;
  const plain = `${column}::text`;
  const number = NO_NUMBERS.reduce((sql, word) => `nullif(${sql}, '${word}')`, plain);
  const text = type === 'string' ? `to_json(${column})::text` : type === 'double' ? number : plain;
  return type === 'oid' ? text : `coalesce(${text}, 'null')`;
};

/**
 * Returns SQL for the text of one feature of a page of rows with the query's fields, and "#x" and "#y" for its
 * point.
 */
export function writeFeatureTextSql({ outFields, returnGeometry }: FeatureQuery): string {
  const attributes = outFields.flatMap((field, i) => [
    quoteLiteral(`${i === 0 ? '' : ','}${JSON.stringify(field.name)}:`),
    writeValueSql(field)
  ]);
  const place = `coalesce(',"geometry":{"x":' || "#x" || ',"y":' || "#y" || '}', '')`;
  return [
    quoteLiteral('{"attributes":{'),
    ...attributes,
    quoteLiteral('}'),
    ...(returnGeometry ? [place] : []),
    quoteLiteral('}')
  ].join(' || ');
}
