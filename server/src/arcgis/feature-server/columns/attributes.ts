import type { FieldType } from '../../../layers/dataset';
import type { Attribute } from '../feature-set';
import type { NumberColumn, TextColumn } from './layer-columns';

/** Returns the value of a row as an answer contains it. */
export type AttributeReader = (row: number) => Attribute;

/**
 * Reads a column's values as answers contain them: null for a missing value, a moment in whole milliseconds.
 */
export function createAttributeReader(
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
