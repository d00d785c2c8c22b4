import type { FeatureQuery } from '../feature-query';
import { createAttributeReader } from './attributes';
import type { LayerColumn, LayerColumns } from './layer-columns';

/** Returns a page of features as the text between the brackets of f=json; see canWriteJsonInSql. */
export function writeFeatureText(
  { places, written }: LayerColumns,
  columns: readonly LayerColumn[],
  { outFields, returnGeometry }: FeatureQuery,
  rows: Int32Array
): Buffer {
  const readers = outFields.map(({ type }, i) => createAttributeReader(columns[i]!, type));
  const names = outFields.map(({ name }) => JSON.stringify(name));
  const writeRow = (row: number) => {
    const attributes = readers.map((read, i) => `${names[i]}:${JSON.stringify(read(row))}`).join();
    const hasPlace = returnGeometry && places && !Number.isNaN(places.x[row]);
    const geometry = hasPlace ? `,"geometry":{"x":${places.x[row]},"y":${places.y[row]}}` : '';
    return `{"attributes":{${attributes}}${geometry}}`;
  };
  return written.writePage(rows, JSON.stringify([returnGeometry, names]), writeRow);
}
