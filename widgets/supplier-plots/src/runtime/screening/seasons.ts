import { addDays, toLagosDay } from 'widgets/shared-code/site-domain';

const DAYS_PER_YEAR = 365;

/** A season of purchases; both days ('YYYY-MM-DD') are included. */
export interface Season {
  /** A calendar year, or 'last12Months'. */
  readonly key: string;
  readonly first: string;
  readonly last: string;
}

/** Lists the seasons that purchases can be compared of, at an instant (epoch ms). */
export function listSeasons(now: number): readonly Season[] {
  const today = toLagosDay(now)!;
  const year = Number(today.slice(0, 4));
  return [
    { key: 'last12Months', first: addDays(today, 1 - DAYS_PER_YEAR)!, last: today },
    { key: String(year), first: `${year}-01-01`, last: today },
    { key: String(year - 1), first: `${year - 1}-01-01`, last: `${year - 1}-12-31` }
  ];
}
