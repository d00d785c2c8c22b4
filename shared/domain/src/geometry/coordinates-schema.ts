import { z } from 'zod';

/*
 * These schemas have explicit types: without null checks, as in Experience Builder 1.19, zod does not infer a
 * pair from a tuple (decision 78).
 */

type Pair = readonly [number, number];

/** A position: [longitude, latitude] in degrees. */
export const coordinatePair: z.ZodType<Pair> = z
  .tuple([z.number(), z.number()])
  .readonly() as z.ZodType as z.ZodType<Pair>;

/** A line, or a ring of a polygon: positions of [longitude, latitude] in degrees. */
export const coordinateLine: z.ZodType<readonly Pair[]> = z.array(coordinatePair).readonly();

/** The rings of a polygon. */
export const coordinateRings: z.ZodType<readonly (readonly Pair[])[]> = z.array(coordinateLine).readonly();
