import type { SoilProperty } from '../enumerations';
import type { ClassLimits } from '../parameters/class-limit-definitions';
import { buildLegend } from './band';
import type { Legend } from './band';
import { RAMPS } from './ramps';

const source = 'section 9 "Biochar and offtake"';

/** Units of the soil properties. */
export const SOIL_UNITS = {
  pH: 'pH',
  soilCarbon: 'g/kg',
  sandTexture: '%'
} as const satisfies Record<SoilProperty, string>;

/**
 * Returns the legend of the soil's acidity (pH).
 * @example buildSoilPhLegend(DEFAULT_PARAMETERS).bands.map(({ min }) => min) → [0, 5.5, 7.4]
 */
export const buildSoilPhLegend = ({
  soilPhNeutralFrom,
  soilPhNeutralTo
}: Pick<ClassLimits, 'soilPhNeutralFrom' | 'soilPhNeutralTo'>) =>
  buildLegend({ id: 'soilPh', unit: SOIL_UNITS.pH, source }, RAMPS.pinkGreen3, [
    { id: 'acidic', label: 'acidic', from: 0 },
    { id: 'neutral', label: 'neutral', from: soilPhNeutralFrom },
    { id: 'alkaline', label: 'alkaline', above: soilPhNeutralTo }
  ]);

/**
 * Returns the legend of the soil's organic carbon (SOC), in g/kg. The specification names only the low class.
 * @example buildSoilCarbonLegend(DEFAULT_PARAMETERS).bands.map(({ min }) => min) → [0, 12]
 */
export const buildSoilCarbonLegend = ({
  soilCarbonSufficientFrom
}: Pick<ClassLimits, 'soilCarbonSufficientFrom'>) =>
  buildLegend({ id: 'soilCarbon', unit: SOIL_UNITS.soilCarbon, source }, RAMPS.yellowBrown2, [
    { id: 'low', label: 'low', from: 0 },
    { id: 'sufficient', label: 'sufficient', from: soilCarbonSufficientFrom }
  ]);

/**
 * Returns the legend of the sand in the soil, in %.
 * @example buildSandLegend(DEFAULT_PARAMETERS).bands.map(({ min }) => min) → [0, 60, 70]
 */
export const buildSandLegend = ({
  sandModerateFrom,
  sandModerateTo
}: Pick<ClassLimits, 'sandModerateFrom' | 'sandModerateTo'>) =>
  buildLegend({ id: 'sand', unit: SOIL_UNITS.sandTexture, source }, RAMPS.yellowBrown3, [
    { id: 'low', label: 'low', from: 0 },
    { id: 'moderate', label: 'moderate', from: sandModerateFrom },
    { id: 'high', label: 'high', above: sandModerateTo }
  ]);

/** Limits of the soil classes. */
export type SoilLimits = Parameters<typeof buildSoilPhLegend>[0] &
  Parameters<typeof buildSoilCarbonLegend>[0] &
  Parameters<typeof buildSandLegend>[0];

/** Returns the legend of each soil property for the given limits. */
export const buildSoilLegends = (limits: SoilLimits) =>
  ({
    pH: buildSoilPhLegend(limits),
    soilCarbon: buildSoilCarbonLegend(limits),
    sandTexture: buildSandLegend(limits)
  }) satisfies Record<SoilProperty, Legend>;

/**
 * Returns the value at which the bar of each property is full: the maximum of pH and sand (%), and twice the
 * lowest sufficient carbon (g/kg).
 * @example getSoilBarEnds(DEFAULT_PARAMETERS) → { "pH": 14, "soilCarbon": 24, "sandTexture": 100 }
 */
export const getSoilBarEnds = ({
  soilCarbonSufficientFrom
}: Pick<ClassLimits, 'soilCarbonSufficientFrom'>): Readonly<Record<SoilProperty, number>> => ({
  pH: 14,
  soilCarbon: 2 * soilCarbonSufficientFrom,
  sandTexture: 100
});
