/**
 * The business parameters: the constants of the business that an administrator may change without a release.
 * They are kept as one versioned set on the server; every result names the version it was computed with.
 */
import { ANALYSIS_DEFINITIONS } from './analysis-definitions';
import { CLASS_LIMIT_DEFINITIONS } from './class-limit-definitions';
import type { ParameterDefinition } from './definition';
import { RAINY_SEASON_DEFINITIONS } from './rainy-season-definitions';
import { RETENTION_DEFINITIONS } from './retention-definitions';
import { SERVICE_AREA_DEFINITIONS } from './service-area-definitions';
import { TRIP_DEFINITIONS } from './trip-definitions';

/** Every numeric parameter. Defaults are the specification's constants. */
export const PARAMETER_DEFINITIONS = {
  ...SERVICE_AREA_DEFINITIONS,
  ...ANALYSIS_DEFINITIONS,
  ...CLASS_LIMIT_DEFINITIONS,
  ...TRIP_DEFINITIONS,
  ...RAINY_SEASON_DEFINITIONS,
  ...RETENTION_DEFINITIONS
} as const satisfies Record<string, ParameterDefinition>;

export type NumericParameter = keyof typeof PARAMETER_DEFINITIONS;

/** The names of the numeric parameters, in the order of their definitions. */
export const NUMERIC_PARAMETERS = Object.keys(PARAMETER_DEFINITIONS) as NumericParameter[];

/**
 * Which mills a service area counts.
 * `extentWidth`: those within a circle round the start whose radius is the area's extent width (the specification's
 * rule); `insideArea`: those inside the drive-time polygon.
 */
export const MILL_SCOPES = ['extentWidth', 'insideArea'] as const;
export type MillScope = (typeof MILL_SCOPES)[number];

export type Parameters = Readonly<Record<NumericParameter, number>> & { readonly millScope: MillScope };

/** The parameter set in force, with the version that results name. */
export interface ParameterSet {
  readonly version: number;
  readonly parameters: Parameters;
}

const numericDefaults = Object.fromEntries(
  NUMERIC_PARAMETERS.map((name) => [name, PARAMETER_DEFINITIONS[name].default])
) as Record<NumericParameter, number>;

/** The specification's values: version 1 of the set on a new server. */
export const DEFAULT_PARAMETERS: Parameters = { ...numericDefaults, millScope: 'extentWidth' };

/**
 * Whether the drive time offered first lies between the shortest and the longest.
 * @example driveTimesInOrder({ minDriveTime: 2, defaultDriveTime: 60, maxDriveTime: 300 }) → true
 */
export const driveTimesInOrder = ({
  minDriveTime,
  defaultDriveTime,
  maxDriveTime
}: Pick<Parameters, 'minDriveTime' | 'defaultDriveTime' | 'maxDriveTime'>): boolean =>
  minDriveTime <= defaultDriveTime && defaultDriveTime <= maxDriveTime;

/**
 * Whether a working day of pickup trips ends after it begins.
 * @example tripDayInOrder({ tripDayStart: 8, tripDayEnd: 20 }) → true
 */
export const tripDayInOrder = ({
  tripDayStart,
  tripDayEnd
}: Pick<Parameters, 'tripDayStart' | 'tripDayEnd'>): boolean => tripDayStart < tripDayEnd;
