import { BIOCHAR_DEFINITIONS, OFFTAKE_DEFINITIONS } from './analysis-definitions';
import { CLASS_LIMITS } from './class-limit-definitions';
import type { NumericParameter } from './parameter-set';
import { RAINY_SEASON_DEFINITIONS } from './rainy-season-definitions';
import { RETENTION_DEFINITIONS } from './retention-definitions';
import { SERVICE_AREA_DEFINITIONS } from './service-area-definitions';
import { TRIP_DEFINITIONS } from './trip-definitions';

const tripParameters = Object.keys(TRIP_DEFINITIONS) as NumericParameter[];
const isVehicleParameter = (name: string): boolean => name.startsWith('vehicle');

/** Numeric parameters by tool, in the order in which they are shown. */
export const PARAMETER_GROUPS = {
  serviceArea: Object.keys(SERVICE_AREA_DEFINITIONS) as NumericParameter[],
  biochar: Object.keys(BIOCHAR_DEFINITIONS) as NumericParameter[],
  offtake: Object.keys(OFFTAKE_DEFINITIONS) as NumericParameter[],
  classLimits: CLASS_LIMITS,
  trips: tripParameters.filter((name) => !isVehicleParameter(name)),
  vehicles: tripParameters.filter(isVehicleParameter),
  rainySeason: Object.keys(RAINY_SEASON_DEFINITIONS) as NumericParameter[],
  personalData: Object.keys(RETENTION_DEFINITIONS) as NumericParameter[]
} as const satisfies Record<string, readonly NumericParameter[]>;

export type ParameterGroup = keyof typeof PARAMETER_GROUPS;
