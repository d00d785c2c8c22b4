import type { FeatureQuery } from '../feature-query';
import { attributeReader } from './attributes';
import type { Column, LayerColumns } from './layer-columns';

/** Returns a page of features as the text between the brackets of f=json; see isPlainJson. */
export function featureText(
  { places, written }: LayerColumns,
  columns: readonly Column[],
  { outFields, returnGeometry }: FeatureQuery,
  rows: Int32Array
): Buffer {
  const readers = outFields.map(({ type }, i) => attributeReader(columns[i]!, type));
  const names = outFields.map(({ name }) => JSON.stringify(name));
  const write = (row: number) => {
    const attributes = readers.map((read, i) => `${names[i]}:${JSON.stringify(read(row))}`).join();
    const hasPlace = returnGeometry && places && !Number.isNaN(places.x[row]);
    const geometry = hasPlace ? `,"geometry":{"x":${places.x[row]},"y":${places.y[row]}}` : '';
    return `{"attributes":{${attributes}}${geometry}}`;
  };
  return written.page(rows, JSON.stringify([returnGeometry, names]), write);
}
