import type { ClassLimits } from '../parameters/class-limit-definitions';
import { buildLegend } from './band';
import { RAMPS } from './ramps';

/** Classes of suitability, from the lowest up. */
export const SUITABILITY_CLASSES = ['veryLow', 'lowToModerate', 'moderateToHigh', 'high'] as const;
type SuitabilityClass = (typeof SUITABILITY_CLASSES)[number];

/** Limits of the suitability classes. */
type SuitabilityLimits = Pick<
  ClassLimits,
  'suitabilityLowFrom' | 'suitabilityModerateFrom' | 'suitabilityHighFrom'
>;

/**
 * Returns the legend of the suitability of land for biochar, a value of the suitability raster.
 * @example buildSuitabilityLegend(DEFAULT_PARAMETERS).bands.map(({ min }) => min) → [0, 2500, 5000, 7500]
 */
export const buildSuitabilityLegend = ({
  suitabilityLowFrom,
  suitabilityModerateFrom,
  suitabilityHighFrom
}: SuitabilityLimits) =>
  buildLegend<SuitabilityClass>(
    { id: 'suitability', unit: 'raster value', source: 'section 9 "Biochar and offtake"' },
    RAMPS.cividis4,
    [
      { id: 'veryLow', label: 'Very Low', from: 0 },
      { id: 'lowToModerate', label: 'Low to Moderate', from: suitabilityLowFrom },
      { id: 'moderateToHigh', label: 'Moderate to High', from: suitabilityModerateFrom },
      { id: 'high', label: 'High', from: suitabilityHighFrom }
    ]
  );

/** Maximum of the suitability raster, at which a suitability bar is full. */
export const SUITABILITY_MAX = 10_000;
