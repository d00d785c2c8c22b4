import { getLast } from '../library';
import { fromMercatorY, toMercatorY } from './mercator';
import { closeRing } from './rings';

type Pair = readonly [longitude: number, latitude: number];

/** Longest step in latitude, degrees: a straight edge of it is within half a metre of the edge on the map. */
const MAX_STEP_DEG = 0.1;

/**
 * Closes a ring of [longitude, latitude] in degrees and adds positions to its edges, so that they run in degrees as
 * they are drawn on a web map, whose projection bends them: by 40 m on an edge of 100 km. Edges along a meridian or a
 * parallel are the same in both.
 */
export function densifyRing(ring: readonly Pair[]): readonly Pair[] {
  const closed = closeRing(ring);
  const positions = closed.slice(1).flatMap((end, at) => {
    const start = closed[at]!;
    const isStraight = start[0] === end[0] || start[1] === end[1];
    const steps = isStraight ? 1 : Math.ceil(Math.abs(end[1] - start[1]) / MAX_STEP_DEG);
    const [from, to] = [toMercatorY(start[1]), toMercatorY(end[1])];
    return Array.from({ length: steps }, (_, step): Pair => {
      const part = step / steps;
      return step === 0
        ? start
        : [start[0] + part * (end[0] - start[0]), fromMercatorY(from + part * (to - from))];
    });
  });
  const last = getLast(closed);
  return last === undefined ? [] : [...positions, last];
}
