import { WhereError } from './condition-tree';
import type { DatePart } from './condition-tree';

/** Milliseconds of the units with a fixed length, the longest first. */
const UNIT_MILLISECONDS: readonly (readonly [unit: DatePart, milliseconds: number])[] = [
  ['DAY', 86_400_000],
  ['HOUR', 3_600_000],
  ['MINUTE', 60_000],
  ['SECOND', 1_000]
];
const UNIT_MONTHS: Partial<Record<DatePart, number>> = { YEAR: 12, MONTH: 1 };
/** Ten thousand years; a longer interval leaves the range of dates. */
const MOST_MONTHS = 120_000;
const MOST_MILLISECONDS = MOST_MONTHS * 30 * 86_400_000;

/** Units of an INTERVAL. */
export const INTERVAL_UNITS: readonly DatePart[] = ['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE', 'SECOND'];

export interface Interval {
  readonly months: number;
  readonly milliseconds: number;
}

/** Returns the factors of the units from the first to the last; null when the last is not below the first. */
function listUnitFactors(from: DatePart, to: DatePart): number[] | null {
  if (UNIT_MONTHS[from]) {
    if (from === to) return [UNIT_MONTHS[from]];
    return from === 'YEAR' && to === 'MONTH' ? [12, 1] : null;
  }
  const [first, last] = [from, to].map((unit) => UNIT_MILLISECONDS.findIndex(([name]) => name === unit));
  return last! >= first! ? UNIT_MILLISECONDS.slice(first, last! + 1).map(([, factor]) => factor) : null;
}

/**
 * Returns the length of `INTERVAL 'text' from [TO to]`: '7' DAY, '1-6' YEAR TO MONTH, '3 12:30' DAY TO MINUTE.
 * @throws WhereError for a text that does not match its units.
 */
export function readInterval(text: string, from: DatePart, to: DatePart): Interval {
  const isMonths = UNIT_MONTHS[from] !== undefined;
  const createIntervalError = () => {
    const units = from === to ? from : `${from} TO ${to}`;
    return new WhereError(`'${text.slice(0, 40)}' is not an interval of ${units}; write INTERVAL '7' DAY.`);
  };
  const factors = listUnitFactors(from, to);
  const written = /^\s*([+-]?)\s*(\d[\d.: -]{0,40})\s*$/.exec(text);
  if (!factors || !written) throw createIntervalError();
  const pieces = written[2]!.trim().split(isMonths ? '-' : /[ :]/);
  // Seconds may have a fraction, and so may a single unit; a month may not.
  const isNumber = (piece: string, at: number) =>
    (at === pieces.length - 1 && !isMonths ? /^\d{1,12}(\.\d{1,6})?$/ : /^\d{1,12}$/).test(piece);
  if (pieces.length !== factors.length || !pieces.every(isNumber)) throw createIntervalError();
  const sum = pieces.reduce((all, piece, at) => all + Number(piece) * factors[at]!, 0);
  if (sum > (isMonths ? MOST_MONTHS : MOST_MILLISECONDS)) throw createIntervalError();
  const signed = written[1] === '-' ? -sum : sum;
  return isMonths ? { months: signed, milliseconds: 0 } : { months: 0, milliseconds: signed };
}
