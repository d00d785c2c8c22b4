import type { Field } from '../dataset';
import type { FeatureQuery } from '../feature-query';
import { attributeReader } from './attributes';
import type { Column, LayerColumns } from './layer-columns';

/** Writes a row's value as JSON. */
type CellText = (row: number) => string;

function cellText(column: Column, { type }: Field): CellText {
  const read = attributeReader(column, type);
  if (column.kind === 'numbers') return (row) => `${read(row)}`;
  // Texts come again and again; most of an answer's time would go into quoting them.
  const quoted: string[] = [];
  const { codes, labels } = column;
  return (row) => (codes[row] < 0 ? 'null' : (quoted[codes[row]] ??= JSON.stringify(labels[codes[row]])));
}

/** A page of features as the text between the brackets of f=json; see isPlainJson. */
export function featureText(
  { places }: LayerColumns,
  columns: readonly Column[],
  { outFields, returnGeometry }: FeatureQuery,
  rows: Int32Array
): string {
  const cells = outFields.map((field, i) => cellText(columns[i], field));
  const names = outFields.map(({ name }, i) => `${i === 0 ? '' : ','}${JSON.stringify(name)}:`);
  let text = '';
  for (const row of rows) {
    text += text === '' ? '{"attributes":{' : ',{"attributes":{';
    for (let i = 0; i < cells.length; i++) text += names[i] + cells[i](row);
    text += '}';
    if (returnGeometry && places && !Number.isNaN(places.x[row]))
      text += `,"geometry":{"x":${places.x[row]},"y":${places.y[row]}}`;
    text += '}';
  }
  return text;
}
