import { hashText } from './random';

const hashToHex = (text: string): string => hashText(text).toString(16).padStart(8, '0');

/**
 * Returns the id of a demonstration record: a UUID (version 8) that depends only on the table and the row's
 * number.
 */
export function createRecordId(table: string, number: number): string {
  const digits = ['a', 'b', 'c', 'd'].map((part) => hashToHex(`${part}/${table}/${number}`)).join('');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20)}`;
}
