import { formatPosition, PARAMETER_DEFINITIONS } from '@site/domain';
import type { LatLon, Parameters } from '@site/domain';
import { z } from 'zod';
import { latitudeSchema, longitudeSchema } from '../common/call-schemas';
import { ApiError } from '../common/response-errors';
import { readDriveTimeMinutes } from './drive-time';

/** A service area in a request body. */
export interface RequestedArea extends LatLon {
  readonly minutes: number;
}

/** Schema of the areas in a request: at least `fewest`, at most the number that may be drawn at once. */
export const buildAreaListSchema = (fewest: number) =>
  z
    .array(
      z.object({
        latitude: latitudeSchema.describe('Degrees north of the start'),
        longitude: longitudeSchema.describe('Degrees east of the start'),
        minutes: z
          .number()
          .describe('Drive time; the range is checked first, then it is rounded to whole minutes')
      })
    )
    .min(fewest)
    .max(PARAMETER_DEFINITIONS.maxServiceAreas.max);

/**
 * Returns the error of a refused area with its index in the list; errors without a field are returned
 * unchanged.
 */
export function nameRefusedArea(
  error: unknown,
  { latitude, longitude, minutes }: RequestedArea,
  at: number
): unknown {
  if (!(error instanceof ApiError) || error.field === undefined) return error;
  const { statusCode, code, message, field } = error;
  const name = `The service area of ${minutes} min round ${formatPosition(latitude, longitude)}`;
  return new ApiError(
    statusCode,
    code,
    `${name} cannot be computed: ${message} Or remove this area.`,
    `areas.${at}.${field}`
  );
}

/** Returns the areas with whole minutes. @throws ApiError 400 for too many of them, or a time out of range. */
export function readAreaList(areas: readonly RequestedArea[], parameters: Parameters): RequestedArea[] {
  const { maxServiceAreas } = parameters;
  if (areas.length > maxServiceAreas)
    throw new ApiError(400, 'invalid_input', `areas: at most ${maxServiceAreas} at once.`, 'areas');
  return areas.map((area, at) => {
    try {
      return { ...area, minutes: readDriveTimeMinutes(area.minutes, parameters) };
    } catch (error) {
      throw nameRefusedArea(error, area, at);
    }
  });
}
