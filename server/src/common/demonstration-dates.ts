import { countDaysBetween } from '@site/domain';
import type { Query, Store } from '../store/store';
import { getBusinessDay } from './business-day';

/** Setting row: the day from which the dates of the demonstration rows are counted back. */
export const DEMONSTRATION_DAY = 'demonstrationDay';
/** Setting row: the columns of demonstration rows with dates that move with the days. */
const DEMONSTRATION_DATES = 'demonstrationDates';

/** Date columns of a table that are relative to the day of seeding. */
export interface DatedRows {
  /** The table, which is also the name of the dataset in dataset_source. */
  readonly name: string;
  readonly dates?: readonly string[];
  /** SQL condition on the rows whose dates move; without it, all rows. */
  readonly datedRowsSql?: string;
}

async function storeSetting(query: Query, key: string, value: unknown): Promise<void> {
  await query(
    `INSERT INTO setting (key, value) VALUES ($1, $2::text::jsonb) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, JSON.stringify(value)]
  );
}

/** Stores the day ('YYYY-MM-DD') from which the dates of the demonstration rows are counted back. */
export const storeDemonstrationDay = (query: Query, day: string): Promise<void> =>
  storeSetting(query, DEMONSTRATION_DAY, day);

/**
 * Stores which dates of the demonstration rows move, so that the server need not know the writers of such rows.
 */
export const storeDatedRows = (query: Query, tables: readonly DatedRows[]): Promise<void> =>
  storeSetting(
    query,
    DEMONSTRATION_DATES,
    tables.map(({ name, dates, datedRowsSql }) => ({ name, dates, datedRowsSql }))
  );

/** The type is unchanged: a date plus an interval is a timestamp, which is assigned to a date. */
const writeMoveSql = ({ name, dates = [], datedRowsSql = 'true' }: DatedRows, sound = 'true'): string =>
  `UPDATE ${name} SET ${dates.map((column) => `${column} = ${column} + make_interval(days => $1::integer)`).join(', ')}
   WHERE (${datedRowsSql}) AND ${sound}`;

/**
 * Moves the dates of demonstration rows forward, so that they have the same distance to `today` as on the day
 * of seeding. Imported rows, and records that somebody created or changed, are left unchanged. Returns the
 * number of days moved, 0 when nothing has aged.
 * @param sound for a table with rows that the database would refuse to change: the condition (SQL) of the valid
 * ones.
 */
export async function refreshDemonstrationDates(
  store: Store,
  today: Date,
  sound: ReadonlyMap<string, string> = new Map()
): Promise<number> {
  return store.transaction(async (query) => {
    const settings = await query<{ key: string; value: unknown }>(
      'SELECT key, value FROM setting WHERE key = ANY($1) ORDER BY key FOR UPDATE',
      [[DEMONSTRATION_DATES, DEMONSTRATION_DAY]]
    );
    const getSettingValue = (wanted: string) => settings.find(({ key }) => key === wanted)?.value;
    const since = getSettingValue(DEMONSTRATION_DAY) as string | undefined;
    const day = getBusinessDay(today);
    const days = since === undefined ? 0 : (countDaysBetween(since, day) ?? 0);
    if (days <= 0) return 0;
    const demonstration = new Set(
      (await query<{ dataset: string }>('SELECT dataset FROM dataset_source WHERE demonstration')).map(
        ({ dataset }) => dataset
      )
    );
    for (const table of (getSettingValue(DEMONSTRATION_DATES) ?? []) as readonly DatedRows[])
      if (demonstration.has(table.name)) await query(writeMoveSql(table, sound.get(table.name)), [days]);
    await storeDemonstrationDay(query, day);
    return days;
  });
}
