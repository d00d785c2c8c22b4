import { toLagosDay } from '@site/domain';

/** Returns the business day (the domain's calendar of Africa/Lagos) of a moment, as 'YYYY-MM-DD'. */
export function getBusinessDay(moment: Date): string {
  const day = toLagosDay(moment.getTime());
  if (day === null) throw new RangeError(`The clock shows ${moment.toISOString()}: correct it.`);
  return day;
}
