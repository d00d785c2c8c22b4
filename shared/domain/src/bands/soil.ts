import type { SoilProperty } from '../enumerations';
import type { ClassLimits } from '../parameters/class-limit-definitions';
import { legendFrom } from './band';
import type { Legend } from './band';
import { RAMPS } from './ramps';

const source = 'section 9 "Biochar and offtake"';

/** What the properties are measured in. */
export const SOIL_UNITS = {
  pH: 'pH',
  soilCarbon: 'g/kg',
  sandTexture: '%'
} as const satisfies Record<SoilProperty, string>;

/**
 * Acidity of the soil.
 * @example soilPhLegend(DEFAULT_PARAMETERS).bands.map(({ min }) => min) → [0, 5.5, 7.4]
 */
export const soilPhLegend = ({
  soilPhNeutralFrom,
  soilPhNeutralTo
}: Pick<ClassLimits, 'soilPhNeutralFrom' | 'soilPhNeutralTo'>) =>
  legendFrom({ id: 'soilPh', unit: SOIL_UNITS.pH, source }, RAMPS.pinkGreen3, [
    { id: 'acidic', label: 'acidic', from: 0 },
    { id: 'neutral', label: 'neutral', from: soilPhNeutralFrom },
    { id: 'alkaline', label: 'alkaline', above: soilPhNeutralTo }
  ]);

/**
 * Organic carbon of the soil (SOC). The specification names only the low class.
 * @example soilCarbonLegend(DEFAULT_PARAMETERS).bands.map(({ min }) => min) → [0, 12]
 */
export const soilCarbonLegend = ({
  soilCarbonSufficientFrom
}: Pick<ClassLimits, 'soilCarbonSufficientFrom'>) =>
  legendFrom({ id: 'soilCarbon', unit: SOIL_UNITS.soilCarbon, source }, RAMPS.yellowBrown2, [
    { id: 'low', label: 'low', from: 0 },
    { id: 'sufficient', label: 'sufficient', from: soilCarbonSufficientFrom }
  ]);

/**
 * Sand in the soil.
 * @example sandLegend(DEFAULT_PARAMETERS).bands.map(({ min }) => min) → [0, 60, 70]
 */
export const sandLegend = ({
  sandModerateFrom,
  sandModerateTo
}: Pick<ClassLimits, 'sandModerateFrom' | 'sandModerateTo'>) =>
  legendFrom({ id: 'sand', unit: SOIL_UNITS.sandTexture, source }, RAMPS.yellowBrown3, [
    { id: 'low', label: 'low', from: 0 },
    { id: 'moderate', label: 'moderate', from: sandModerateFrom },
    { id: 'high', label: 'high', above: sandModerateTo }
  ]);

/** The limits that the soil is classed by. */
export type SoilLimits = Parameters<typeof soilPhLegend>[0] &
  Parameters<typeof soilCarbonLegend>[0] &
  Parameters<typeof sandLegend>[0];

/** The classes of each property by the limits in force. */
export const soilLegends = (limits: SoilLimits) =>
  ({
    pH: soilPhLegend(limits),
    soilCarbon: soilCarbonLegend(limits),
    sandTexture: sandLegend(limits)
  }) satisfies Record<SoilProperty, Legend>;

/**
 * The value at which a bar of each property is full: all acidity and all sand there can be, twice the least sufficient
 * carbon.
 * @example soilBarEnds(DEFAULT_PARAMETERS) → { "pH": 14, "soilCarbon": 24, "sandTexture": 100 }
 */
export const soilBarEnds = ({
  soilCarbonSufficientFrom
}: Pick<ClassLimits, 'soilCarbonSufficientFrom'>): Readonly<Record<SoilProperty, number>> => ({
  pH: 14,
  soilCarbon: 2 * soilCarbonSufficientFrom,
  sandTexture: 100
});
