/**
 * Parser of a polygon typed as 'lat,lon;lat,lon;…'. Source: section 5 "Coordinate-list validator" (both
 * documents).
 */
import type { LatLon } from '../distance';
import { readDecimal } from '../text/decimal';
import { listCrossings } from './crossings';
import { isLatitude, isLongitude } from './position';
import { getLast } from '../library';

/** Minimum number of pairs of a closed polygon: three corners, and the first again. */
const MIN_POLYGON_PAIRS = 4;

export const POLYGON_PROBLEMS = [
  'tooFewPoints',
  'notAPair',
  'notANumber',
  'latitudeOutOfRange',
  'longitudeOutOfRange',
  'duplicate',
  'notClosed',
  'selfIntersecting'
] as const;
export type PolygonProblemCode = (typeof POLYGON_PROBLEMS)[number];

/**
 * A problem and the values in its message: the pair's number from 1 and its text, or the position of a
 * crossing.
 */
export interface PolygonProblem {
  readonly problem: PolygonProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
}

export type PolygonReading =
  | { readonly ok: true; readonly value: readonly LatLon[] }
  | { readonly ok: false; readonly problems: readonly PolygonProblem[] };

/** Returns the texts of the pairs; a trailing semicolon is ignored. */
function splitPairs(text: string): string[] {
  const pairs = text.split(';').map((pair) => pair.trim());
  return getLast(pairs) === '' ? pairs.slice(0, -1) : pairs;
}

function readPair(text: string, index: number): { position: LatLon | null; problems: PolygonProblem[] } {
  const values = { index, text };
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2) return { position: null, problems: [{ problem: 'notAPair', values }] };
  const [latitude, longitude] = [readDecimal(parts[0]!), readDecimal(parts[1]!)];
  if (latitude === null || longitude === null)
    return { position: null, problems: [{ problem: 'notANumber', values }] };
  const problems: PolygonProblem[] = [];
  if (!isLatitude(latitude)) problems.push({ problem: 'latitudeOutOfRange', values });
  if (!isLongitude(longitude)) problems.push({ problem: 'longitudeOutOfRange', values });
  // Adding 0 converts −0 to 0, the same position.
  const position = { latitude: latitude + 0, longitude: longitude + 0 };
  return { position: problems.length === 0 ? position : null, problems };
}

const isSamePosition = (a: LatLon, b: LatLon): boolean =>
  a.latitude === b.latitude && a.longitude === b.longitude;

/**
 * Returns for each pair that repeats a position the index of the first pair there (both from 0); without the
 * closing pair.
 */
function findRepeats(positions: readonly (LatLon | null)[]): Map<number, number> {
  const seen = new Map<string, number>();
  const found = new Map<number, number>();
  positions.forEach((position, index) => {
    if (!position) return;
    const place = `${position.latitude},${position.longitude}`;
    const first = seen.get(place);
    const closing = first === 0 && index === positions.length - 1;
    if (first === undefined) seen.set(place, index);
    else if (!closing) found.set(index, first);
  });
  return found;
}

/** Returns the first position at which edges cross, touch or overlap. */
export function findCrossing(positions: readonly LatLon[]): LatLon | undefined {
  const [found] = listCrossings(positions.map(({ latitude, longitude }) => [longitude, latitude] as const));
  return found && { latitude: found[1], longitude: found[0] };
}

/** Returns the problems of the ring as a whole; called only when every pair is a position. */
function listRingProblems(positions: readonly LatLon[]): PolygonProblem[] {
  const problems: PolygonProblem[] = [];
  if (positions.length > 1 && !isSamePosition(positions[0]!, getLast(positions)!))
    problems.push({ problem: 'notClosed', values: {} });
  const place = findCrossing(positions);
  if (place) problems.push({ problem: 'selfIntersecting', values: { ...place } });
  return problems;
}

/**
 * Reads a coordinate list: at least four pairs 'lat,lon' in degrees, separated by semicolons; latitude −90 to
 * 90, longitude −180 to 180; no position twice except the closing one; the last equal to the first; edges that
 * do not cross or touch. Returns the positions, including the closing one, or every problem: too few pairs
 * first, then pair by pair, then of the ring. Closure and crossings are checked only when every pair is a
 * position. Blanks and a trailing semicolon are ignored; an empty text has too few pairs. Every edge is
 * compared with every other, so the time is quadratic. Source: section 5 "Coordinate-list validator".
 * @example readPolygon('0,0; 0,1; 1,1; 0,0').ok → true
 * @example readPolygon('0,0;0,1;1,1').problems → [{"problem":"tooFewPoints","values":{"count":3,"min":4}},{"problem":"notClosed","values":{}}]
 */
export function readPolygon(text: string): PolygonReading {
  const texts = splitPairs(text);
  const read = texts.map((pair, index) => readPair(pair, index + 1));
  const positions = read.map(({ position }) => position);
  const repeated = findRepeats(positions);
  const problems: PolygonProblem[] = [];
  if (texts.length < MIN_POLYGON_PAIRS)
    problems.push({ problem: 'tooFewPoints', values: { count: texts.length, min: MIN_POLYGON_PAIRS } });
  read.forEach(({ problems: own }, index) => {
    problems.push(...own);
    const first = repeated.get(index);
    if (first !== undefined)
      problems.push({
        problem: 'duplicate',
        values: { index: index + 1, text: texts[index]!, first: first + 1 }
      });
  });
  const known = positions.filter((position) => position !== null);
  if (known.length === positions.length) problems.push(...listRingProblems(known));
  return problems.length === 0 ? { ok: true, value: known } : { ok: false, problems };
}
