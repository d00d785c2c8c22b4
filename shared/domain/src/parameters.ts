/**
 * The business parameters: the constants of the business that an administrator may change without a release.
 * They are kept as one versioned set on the server; every result names the version it was computed with.
 */

/** One parameter: its default, its bounds, its unit and where the value comes from. */
export interface ParameterDefinition {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly label: string;
}

const definition = (
  label: string,
  unit: string,
  value: number,
  min: number,
  max: number
): ParameterDefinition => ({ label, unit, default: value, min, max });

/** Every numeric parameter of the service area analysis. Defaults are the specification's constants. */
export const PARAMETER_DEFINITIONS = {
  maxServiceAreas: definition('Service areas at once', 'areas', 5, 1, 5),
  minDriveTime: definition('Shortest drive time', 'min', 2, 1, 60),
  maxDriveTime: definition('Longest drive time', 'min', 300, 60, 300),
  defaultDriveTime: definition('Drive time offered first', 'min', 60, 2, 300),
  logisticsCostPerMinute: definition('Logistics cost per minute of drive time', 'NGN/t/min', 83, 0, 10_000),
  weeklyP1YieldPerAcre: definition('Weekly P1 yield', 't/acre', 0.024, 0, 10),
  weeklyFfbYieldPerAcre: definition('Weekly FFB yield', 't/acre', 0.08, 0, 10),
  p1SalePrice: definition('Sale price of P1', 'NGN/t', 73_500, 0, 10_000_000),
  processingCost: definition('Processing cost', 'NGN/t', 10_000, 0, 10_000_000),
  profitShare: definition('Share of the margin counted as profit', 'ratio', 0.1, 0, 1),
  defaultP1Price: definition('P1 price where an LGA has no purchase', 'NGN/t', 50_000, 0, 10_000_000),
  pksPerP1: definition('Palm kernel shell per tonne of P1', 't/t', 0.5, 0, 1),
  biocharKgPerPksTonne: definition('Biochar per tonne of palm kernel shell', 'kg/t', 250, 0, 1_000),
  biocharLandShare: definition('Land treated per tonne of biochar', 'ha/t', 0.5, 0, 100),
  maizeSeasonsPerYear: definition('Maize harvests a year', 'harvests', 2, 1, 4),
  defaultMaizeYield: definition('Maize yield where none is known', 't/ha', 2.23, 0.1, 20),
  currentPriceDays: definition('Days of purchases that make the current price', 'days', 30, 1, 365),
  maxSnapDistance: definition('Farthest a start may lie from a road', 'm', 5_000, 100, 35_000)
} as const satisfies Record<string, ParameterDefinition>;

export type NumericParameter = keyof typeof PARAMETER_DEFINITIONS;

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
  Object.entries(PARAMETER_DEFINITIONS).map(([name, { default: value }]) => [name, value])
) as Record<NumericParameter, number>;

/** The specification's values: version 1 of the set on a new server. */
export const DEFAULT_PARAMETERS: Parameters = { ...numericDefaults, millScope: 'extentWidth' };
