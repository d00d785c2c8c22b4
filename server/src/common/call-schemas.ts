import { isIsoDay } from '@site/domain';
import { z } from 'zod';

/** Schemas that several calls share. */

/** Body of a refused call. */
export const problemSchema = z.object({
  error: z.object({
    code: z.string().describe('Stable code, such as invalid_input'),
    message: z.string().describe('What is wrong and what to do'),
    field: z.string().optional().describe('The invalid field'),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('With version_conflict and record_exists: the current record'),
    yours: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('With version_conflict: the record with your change, or as you last received it'),
    issues: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
      .optional()
      .describe(
        'With config_refused: where the config is wrong, and what to change there, in the language of Accept-Language; with release_refused: why a plot is not released'
      ),
    choices: z
      .array(z.string())
      .optional()
      .describe('With unreadable_file: sheets or layers, of which one has to be named in `field`'),
    text: z
      .object({ en: z.string(), fr: z.string() })
      .optional()
      .describe('With refusals of imports and faults of the server: the message in both languages'),
    requestId: z.string()
  })
});

/** Answer to a condition that the caller's version fulfils. */
export const notModifiedSchema = z.null().describe('The version that the caller has is current');

/** Text of an address or a query that a database can store. */
export const plainText = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\u0000]*$/, 'must not contain the character NUL');

/** Most rows on one page. */
export const MAX_PAGE_ROWS = 1_000;
const MAX_PAGES = 1_000_000;
export const pageSchema = z.coerce.number().int().min(1).max(MAX_PAGES);
export const limitSchema = z.coerce.number().int().min(1).max(MAX_PAGE_ROWS);

/** A day of the calendar, 'YYYY-MM-DD'. */
export const calendarDay = z.iso.date({ abort: true }).refine(isIsoDay, { error: 'a day from 1900 to 9999' });

/**
 * Rounds degrees to a tenth of a millimetre: finer digits mean nothing on the ground, and the smallest numbers
 * are too small for the database to compute with.
 */
const roundToTenthMillimetre = (degrees: number): number => Math.round(degrees * 1e9) / 1e9 + 0;
export const latitudeSchema = z.number().min(-90).max(90).overwrite(roundToTenthMillimetre);
export const longitudeSchema = z.number().min(-180).max(180).overwrite(roundToTenthMillimetre);

export const pointSchema = z.object({
  type: z.literal('Point'),
  coordinates: z.array(z.number()).describe('Degrees east, degrees north')
});
const locationSchema = z.object({ latitude: z.number(), longitude: z.number() });

interface PositionedRow {
  readonly latitude: number;
  readonly longitude: number;
}

/** `isGeoJSON=yes` requests features; otherwise the answer is a list. */
export const isGeoJson = z.enum(['yes', 'no']).default('no').describe('yes: a feature collection');

/** Schema of rows with points: a list, each with its `location`, or a GeoJSON feature collection. */
export const buildListOrCollectionSchema = (properties: z.ZodObject) =>
  z.union([
    z.object({ data: z.array(properties.extend({ location: locationSchema })) }),
    z.object({
      type: z.literal('FeatureCollection'),
      features: z.array(z.object({ type: z.literal('Feature'), geometry: pointSchema, properties }))
    })
  ]);

/** Returns the answer of {@link buildListOrCollectionSchema} for rows with coordinates. */
export function formatPoints(rows: readonly PositionedRow[], asGeoJson: 'yes' | 'no') {
  if (asGeoJson === 'no')
    return {
      data: rows.map(({ longitude, latitude, ...row }) => ({ ...row, location: { latitude, longitude } }))
    };
  const features = rows.map(({ longitude, latitude, ...properties }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    properties
  }));
  return { type: 'FeatureCollection' as const, features };
}
