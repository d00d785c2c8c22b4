/** Routes by road of pickup trips, in one season. Source: docs/rules/rainy-season.md. */
import { z } from 'zod';
import { describeResult } from '../entities/record-fields';
import { rainAssumption } from '../season';
import { coordinateLine } from '../geometry/coordinates-schema';

/** Maximum number of places per request. */
export const MAX_WAYS_PER_REQUEST = 300;
/** Maximum number of pickup rounds per request of their routes. */
export const MAX_ROUNDS_PER_REQUEST = 20;

const tripWay = z.object({
  kilometres: describeResult(z.number(), 'Length of the route', 'km'),
  minutes: describeResult(z.number(), 'Driving time of the route', 'min'),
  line: coordinateLine.describe('Longitudes and latitudes in degrees')
});
export type TripWay = z.output<typeof tripWay>;

/** Reasons for a missing route; 'no road' means none within the parameter `maxSnapDistance`. */
export const TRIP_WAY_PROBLEMS = ['noRoadAtStart', 'noRoadAtPlace', 'noWay', 'tooFar'] as const;
export type TripWayProblem = (typeof TRIP_WAY_PROBLEMS)[number];

const noWay = z.object({
  problem: z.enum(TRIP_WAY_PROBLEMS).describe('Why there is no route: no road near an end, or no connection')
});

/** Response of POST /api/trip-ways and POST /api/round-ways. */
export const tripWays = z.object({
  ways: z
    .array(z.union([tripWay, noWay]))
    .readonly()
    .describe('One for each place or round, in their order'),
  rain: rainAssumption
    .nullable()
    .describe('Assumptions for roads in the rainy season; null for the dry season'),
  parameterVersion: describeResult(z.int(), 'Version of the business parameters in force'),
  computedAt: z.iso.datetime()
});
export type TripWays = z.output<typeof tripWays>;
