/** Matrix of road times and distances between the places of pickup rounds, in one season. */
import { z } from 'zod';
import { describeResult } from '../entities/record-fields';
import { rainAssumption } from '../season';
import { MAX_ROUND_PILES } from './round-problem';
import type { RoundMatrix } from './round-matrix';

/** Most places of a matrix: the piles of the largest problem, and the factory. */
export const MAX_MATRIX_PLACES = MAX_ROUND_PILES + 1;

const rows = z.array(z.array(z.number().nullable()).readonly()).readonly();

/** Response of POST /api/trip-matrix. */
export const tripMatrix = z.object({
  first: describeResult(z.int(), 'Index of the place from which the first row leads'),
  kilometres: rows.describe(
    'For each place of the request from `first` on, the km to each place, or to the first `columns` of them; null without a road'
  ),
  minutes: rows.describe('Driving times in min, likewise'),
  snapDistances: z
    .array(z.number().nullable())
    .readonly()
    .describe('Metres from each place to the nearest road; null when it is farther than `maxSnapDistance`'),
  rain: rainAssumption
    .nullable()
    .describe('Assumptions for roads in the rainy season; null for the dry season'),
  parameterVersion: describeResult(z.int(), 'Version of the business parameters in force'),
  computedAt: z.iso.datetime()
});
export type TripMatrix = z.output<typeof tripMatrix>;

/** Combines the blocks of a matrix, which contain all rows in order. */
export function createRoadMatrix(
  blocks: readonly Pick<TripMatrix, 'kilometres' | 'minutes' | 'snapDistances'>[]
): RoundMatrix {
  const join = (figure: 'kilometres' | 'minutes') =>
    Float64Array.from(
      blocks.flatMap((block) => block[figure].flat()),
      (value) => value ?? Infinity
    );
  const { snapDistances } = blocks[0]!;
  return {
    size: snapDistances.length,
    kilometres: join('kilometres'),
    minutes: join('minutes'),
    isOffRoad: snapDistances.map((distance) => distance === null)
  };
}
