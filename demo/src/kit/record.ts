import { dayText } from './days';
import { recordId } from './record-id';

/** What every record that people edit has beside its own columns. */
export const RECORD_COLUMNS = {
  id: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz'
} as const;

/** Rows that nobody has changed since they were made for the demonstration. */
export const UNTOUCHED_RECORD = 'created_by_user IS NULL AND version = 1';

/** Values of {@link RECORD_COLUMNS} for the demonstration row of a number, entered on a day (days since 1970). */
export const recordValues = (table: string, number: number, day: number): Record<string, string> => {
  const entered = `${dayText(day)}T09:00:00+01:00`;
  return { id: recordId(table, number), created_at: entered, updated_at: entered };
};
