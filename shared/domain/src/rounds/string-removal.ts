/**
 * Strings of adjacent stops that a search removes. Source: J. Christiaens and G. Vanden Berghe, "Slack Induction
 * by String Removals for Vehicle Routing Problems", Transportation Science 54 (2020), with its values.
 */

/** Mean number of removed stops, and the longest string. */
const MEAN_REMOVED = 10;
const MAX_STRING = 10;
/** Share of strings in which some stops stay, and the chance that one more of them does. */
const SPLIT_SHARE = 0.5;
const SPLIT_GROWTH = 0.01;

const drawInteger = (random: () => number, below: number): number => Math.floor(random() * below);

/** Returns the longest string to be removed from rounds of a mean length. */
export const getLongestString = (meanStops: number): number => Math.min(MAX_STRING, meanStops);

/** Draws the number of strings. */
export const drawStringCount = (random: () => number, longest: number): number =>
  Math.floor(1 + random() * ((4 * MEAN_REMOVED) / (1 + longest) - 1));

/** Draws a string of at most `longest` stops with or around the stop at index `at`; in some, a few inside stay. */
export function drawString(
  random: () => number,
  stops: readonly number[],
  at: number,
  longest: number
): ReadonlySet<number> {
  const count = Math.floor(1 + random() * Math.min(stops.length, longest));
  const length = Math.min(count, stops.length);
  let inside = 0;
  if (length > 1 && length < stops.length && random() < SPLIT_SHARE)
    do inside++;
    while (length + inside < stops.length && random() < SPLIT_GROWTH);
  const span = length + inside;
  const low = Math.max(0, at - span + 1);
  const high = Math.min(at, stops.length - span);
  const start = low + drawInteger(random, high - low + 1);
  const string = stops.slice(start, start + span);
  if (inside > 0) string.splice(1 + drawInteger(random, length - 1), inside);
  return new Set(string);
}
