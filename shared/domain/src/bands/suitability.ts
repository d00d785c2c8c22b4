import { legendFrom } from './band';
import { RAMPS } from './ramps';

/** Suitability of land for biochar: the value of the suitability raster. */
export const SUITABILITY_LEGEND = legendFrom(
  { id: 'suitability', unit: 'raster value', source: 'section 9 "Biochar and offtake"' },
  RAMPS.cividis4,
  [
    { id: 'veryLow', label: 'Very Low', from: 0 },
    { id: 'lowToModerate', label: 'Low to Moderate', from: 2_500 },
    { id: 'moderateToHigh', label: 'Moderate to High', from: 5_000 },
    { id: 'high', label: 'High', from: 7_500 }
  ]
);

/** The greatest value of the suitability raster, at which a bar of it is full. */
export const SUITABILITY_END = 10_000;
