import { bandsFrom } from './band';
import type { Legend } from './band';
import { RAMPS } from './ramps';

/** Acidity of the soil. */
export const SOIL_PH_LEGEND = {
  id: 'soilPh',
  unit: 'pH',
  source: 'section 9 "Biochar and offtake"',
  ramp: RAMPS.redBlue3.source,
  bands: bandsFrom(
    [
      { id: 'acidic', label: 'acidic', from: 0 },
      { id: 'neutral', label: 'neutral', from: 5.5 },
      { id: 'alkaline', label: 'alkaline', above: 7.4 }
    ],
    RAMPS.redBlue3.colors
  )
} as const satisfies Legend;

/** Organic carbon of the soil (SOC). The specification names only the low class. */
export const SOIL_CARBON_LEGEND = {
  id: 'soilCarbon',
  unit: 'g/kg',
  source: 'section 9 "Biochar and offtake"',
  ramp: RAMPS.yellowBrown2.source,
  bands: bandsFrom(
    [
      { id: 'low', label: 'low', from: 0 },
      { id: 'sufficient', label: 'sufficient', from: 12 }
    ],
    RAMPS.yellowBrown2.colors
  )
} as const satisfies Legend;

/** Sand in the soil. */
export const SAND_LEGEND = {
  id: 'sand',
  unit: '%',
  source: 'section 9 "Biochar and offtake"',
  ramp: RAMPS.yellowBrown3.source,
  bands: bandsFrom(
    [
      { id: 'low', label: 'low', from: 0 },
      { id: 'moderate', label: 'moderate', from: 60 },
      { id: 'high', label: 'high', above: 70 }
    ],
    RAMPS.yellowBrown3.colors
  )
} as const satisfies Legend;
