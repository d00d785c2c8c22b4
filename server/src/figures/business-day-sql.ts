import { getBusinessDay } from '../common/business-day';

/** Placeholder of the business day in SQL that is written once; {@link bindBusinessDay} replaces it. */
export const TODAY_SQL = '<today>';

/** Replaces {@link TODAY_SQL} in SQL by the business day of a moment, as a date. */
export const bindBusinessDay = (sql: string, moment: Date): string =>
  sql.replaceAll(TODAY_SQL, `DATE '${getBusinessDay(moment)}'`);
