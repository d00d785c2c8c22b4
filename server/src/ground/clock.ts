import { dayOfInstant } from '@site/domain';

/** The business day (the domain's calendar of Africa/Lagos) a moment falls on, as 'YYYY-MM-DD'. */
export function businessDay(moment: Date): string {
  const day = dayOfInstant(moment.getTime());
  if (day === null) throw new RangeError(`The clock shows ${moment.toISOString()}: set it right.`);
  return day;
}
