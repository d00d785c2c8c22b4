import { bandsFrom } from './band';
import type { Legend } from './band';
import { RAMPS } from './ramps';

/** Suitability of land for biochar: the value of the suitability raster. */
export const SUITABILITY_LEGEND = {
  id: 'suitability',
  unit: 'raster value',
  source: 'section 9 "Biochar and offtake"',
  ramp: RAMPS.cividis4.source,
  bands: bandsFrom(
    [
      { id: 'veryLow', label: 'Very Low', from: 0 },
      { id: 'lowToModerate', label: 'Low to Moderate', from: 2_500 },
      { id: 'moderateToHigh', label: 'Moderate to High', from: 5_000 },
      { id: 'high', label: 'High', from: 7_500 }
    ],
    RAMPS.cividis4.colors
  )
} as const satisfies Legend;
