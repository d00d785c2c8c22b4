/** Candidates for sites: places on roads in a grid over an area. Rules: docs/rules/sites.md. */
import { z } from 'zod';
import { describeResult } from '../entities/record-fields';

/** Least and most kilometres between neighbours of the grid. */
export const MIN_SITE_SPACING_KM = 1;
export const MAX_SITE_SPACING_KM = 50;

/**
 * Reasons for an answer without candidates, the first that applies: the area is wholly outside Nigeria; no middle of a
 * square is inside the area; more than 800 are; none has a road within half the spacing.
 */
export const SITE_CANDIDATE_PROBLEMS = ['outsideNigeria', 'noSquare', 'tooMany', 'noRoad'] as const;
export type SiteCandidateProblem = (typeof SITE_CANDIDATE_PROBLEMS)[number];

const siteCandidate = z.object({
  latitude: z.number().describe('Degrees north, on a road'),
  longitude: z.number().describe('Degrees east, on a road'),
  moved: describeResult(z.number(), 'Metres from the middle of the square to the road', 'm'),
  near: z
    .object({
      name: z.string().describe('Name of the settlement'),
      state: z.string(),
      kilometres: describeResult(z.number(), 'Distance as the crow flies', 'km')
    })
    .nullable()
    .describe('Nearest settlement; null where the data has none')
});
export type SiteCandidate = z.output<typeof siteCandidate>;

/** Response of POST /api/site-candidates. */
export const siteCandidates = z.object({
  candidates: z
    .array(siteCandidate)
    .readonly()
    .describe('From north-west to south-east; empty with a problem'),
  problem: z.enum(SITE_CANDIDATE_PROBLEMS).nullable(),
  squares: z.int().describe('Squares of the grid with their middle inside the area and Nigeria'),
  outside: z.int().describe('Squares with their middle inside the area, but outside Nigeria'),
  withoutRoad: z.int().describe('Squares without a road within half the spacing'),
  repeated: z.int().describe('Squares whose place on the road is that of another one'),
  fittingSpacing: describeResult(
    z.int().nullable(),
    "With the problem 'tooMany', the least whole spacing with at most 800 squares; null beyond the largest spacing",
    'km'
  ),
  computedAt: z.iso.datetime()
});
export type SiteCandidates = z.output<typeof siteCandidates>;
