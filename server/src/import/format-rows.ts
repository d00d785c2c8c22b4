/**
 * Formats a count with its noun, and with the verb where that depends on it.
 * @example formatRows(1, 'row was', 'rows were') // '1 row was'
 * @example formatRows(0, 'row was', 'rows were') // '0 rows were'
 */
export const formatRows = (count: number, one: string, others: string): string =>
  `${count} ${count === 1 ? one : others}`;
