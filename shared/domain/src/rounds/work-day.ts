/** Working day of pickup rounds: its minutes without the breaks, and the times of day that they are. */
import type { RoundsProblem } from './round-problem';

type WorkHours = Pick<RoundsProblem, 'rules' | 'breaks'>;

/** Returns the minutes in which vehicles may drive and load on one day. */
export const countWorkMinutes = ({ rules, breaks }: WorkHours): number =>
  breaks.reduce((sum, { start, end }) => sum - (end - start), rules.dayEnd - rules.dayStart);

/**
 * Returns the minute of the day at which `worked` working minutes are over: before a break that begins then,
 * and after every earlier one.
 */
export const toClockMinute = (worked: number, { rules, breaks }: WorkHours): number =>
  breaks.reduce(
    (clock, { start, end }) => (clock > start ? clock + (end - start) : clock),
    rules.dayStart + worked
  );

/** Returns the minute of the day at which work goes on after `worked` minutes: after a break that begins then. */
export const toStartMinute = (worked: number, { rules, breaks }: WorkHours): number =>
  breaks.reduce(
    (clock, { start, end }) => (clock >= start ? clock + (end - start) : clock),
    rules.dayStart + worked
  );
