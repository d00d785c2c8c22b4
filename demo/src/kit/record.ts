import { formatDay } from './days';
import { createRecordId } from './record-id';

/** Columns that every record type has in addition to its own. */
export const RECORD_COLUMNS = {
  id: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz'
} as const;

/** SQL condition of the demonstration rows that nobody has changed. */
export const UNTOUCHED_RECORD_SQL = 'created_by_user IS NULL AND version = 1';

/**
 * Returns the values of {@link RECORD_COLUMNS} for the demonstration row of a number, entered on a day (days
 * since 1970).
 */
export const toRecordValues = (table: string, number: number, day: number): Record<string, string> => {
  const entered = `${formatDay(day)}T09:00:00+01:00`;
  return { id: createRecordId(table, number), created_at: entered, updated_at: entered };
};
