/**
 * Business parameters: constants of the business that an administrator may change without a release. The server
 * stores them as one versioned set; every result contains the version it was computed with.
 */
import { BIOCHAR_DEFINITIONS, OFFTAKE_DEFINITIONS } from './analysis-definitions';
import { CLASS_LIMIT_DEFINITIONS } from './class-limit-definitions';
import type { ParameterDefinition } from './definition';
import { RAINY_SEASON_DEFINITIONS } from './rainy-season-definitions';
import { RETENTION_DEFINITIONS } from './retention-definitions';
import { SERVICE_AREA_DEFINITIONS } from './service-area-definitions';
import { TRIP_DEFINITIONS } from './trip-definitions';

/** Definitions of all numeric parameters. The defaults are the specification's constants. */
export const PARAMETER_DEFINITIONS = {
  ...SERVICE_AREA_DEFINITIONS,
  ...BIOCHAR_DEFINITIONS,
  ...OFFTAKE_DEFINITIONS,
  ...CLASS_LIMIT_DEFINITIONS,
  ...TRIP_DEFINITIONS,
  ...RAINY_SEASON_DEFINITIONS,
  ...RETENTION_DEFINITIONS
} as const satisfies Record<string, ParameterDefinition>;

export type NumericParameter = keyof typeof PARAMETER_DEFINITIONS;

/** Names of the numeric parameters, in the order of their definitions. */
export const NUMERIC_PARAMETERS = Object.keys(PARAMETER_DEFINITIONS) as NumericParameter[];

/**
 * Scopes of the mills that a service area counts. `extentWidth`: mills within a circle around the start whose
 * radius is the area's extent width (the specification's rule); `insideArea`: mills inside the drive-time
 * polygon.
 */
export const MILL_SCOPES = ['extentWidth', 'insideArea'] as const;
export type MillScope = (typeof MILL_SCOPES)[number];

export type Parameters = Readonly<Record<NumericParameter, number>> & { readonly millScope: MillScope };

/** Current parameter set, with the version that results contain. */
export interface ParameterSet {
  readonly version: number;
  readonly parameters: Parameters;
}

const numericDefaults = Object.fromEntries(
  NUMERIC_PARAMETERS.map((name) => [name, PARAMETER_DEFINITIONS[name].default])
) as Record<NumericParameter, number>;

/** Values of the specification: version 1 of the set on a new server. */
export const DEFAULT_PARAMETERS: Parameters = { ...numericDefaults, millScope: 'extentWidth' };

/**
 * Returns whether the default drive time is between the shortest and the longest.
 * @example hasDriveTimesInOrder({ minDriveTime: 2, defaultDriveTime: 60, maxDriveTime: 300 }) → true
 */
export const hasDriveTimesInOrder = ({
  minDriveTime,
  defaultDriveTime,
  maxDriveTime
}: Pick<Parameters, 'minDriveTime' | 'defaultDriveTime' | 'maxDriveTime'>): boolean =>
  minDriveTime <= defaultDriveTime && defaultDriveTime <= maxDriveTime;

/**
 * Returns whether a working day of pickup trips ends after it begins.
 * @example hasTripDayInOrder({ tripDayStart: 8, tripDayEnd: 20 }) → true
 */
export const hasTripDayInOrder = ({
  tripDayStart,
  tripDayEnd
}: Pick<Parameters, 'tripDayStart' | 'tripDayEnd'>): boolean => tripDayStart < tripDayEnd;

/**
 * Returns whether pickup rounds have no break (it ends when it begins) or one within the working day.
 * @example hasRoundBreakInDay({ tripDayStart: 8, tripDayEnd: 20, roundBreakStart: 13, roundBreakEnd: 14 }) → true
 * @example hasRoundBreakInDay({ tripDayStart: 8, tripDayEnd: 20, roundBreakStart: 0, roundBreakEnd: 0 }) → true
 * @example hasRoundBreakInDay({ tripDayStart: 8, tripDayEnd: 20, roundBreakStart: 7, roundBreakEnd: 9 }) → false
 */
export const hasRoundBreakInDay = ({
  tripDayStart,
  tripDayEnd,
  roundBreakStart,
  roundBreakEnd
}: Pick<Parameters, 'tripDayStart' | 'tripDayEnd' | 'roundBreakStart' | 'roundBreakEnd'>): boolean =>
  roundBreakStart === roundBreakEnd ||
  (tripDayStart <= roundBreakStart && roundBreakStart < roundBreakEnd && roundBreakEnd <= tripDayEnd);
