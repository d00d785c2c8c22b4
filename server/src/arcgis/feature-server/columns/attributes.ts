import type { FieldType } from '../../../layers/dataset';
import type { Attribute } from '../feature-set';
import type { NumberColumn, TextColumn } from './layer-columns';

/** Gives what an answer says of a row. */
export type AttributeReader = (row: number) => Attribute;

/** Reads a column's values as answers have them: null where there is none, a moment in whole milliseconds. */
export function attributeReader(
  column: TextColumn | Omit<NumberColumn, 'hasGaps'>,
  type: FieldType
): AttributeReader {
  if (column.kind === 'texts') {
    const { codes, labels } = column;
    return (row) => labels[codes[row]!]!;
  }
  const { values } = column;
  const whole = type === 'date' ? Math.round : (value: number) => value;
  return (row) => (Number.isNaN(values[row]) ? null : whole(values[row]!));
}
