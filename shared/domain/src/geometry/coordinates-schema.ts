import { z } from 'zod';

/* Of types of their own: what zod makes of a tuple without null checks, as in Experience Builder 1.19, is no pair (decision 78). */

type Pair = readonly [number, number];

/** [longitude, latitude] in degrees. */
export const coordinatePair: z.ZodType<Pair> = z
  .tuple([z.number(), z.number()])
  .readonly() as z.ZodType as z.ZodType<Pair>;

/** A line, or a ring of a polygon: pairs of [longitude, latitude] in degrees. */
export const coordinateLine: z.ZodType<readonly Pair[]> = z.array(coordinatePair).readonly();

/** The rings of a polygon. */
export const coordinateRings: z.ZodType<readonly (readonly Pair[])[]> = z.array(coordinateLine).readonly();
