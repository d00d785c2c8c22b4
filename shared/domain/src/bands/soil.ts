import type { SoilProperty } from '../enumerations';
import type { Legend } from './band';
import { legendFrom } from './band';
import { RAMPS } from './ramps';

/** Acidity of the soil. */
export const SOIL_PH_LEGEND = legendFrom(
  { id: 'soilPh', unit: 'pH', source: 'section 9 "Biochar and offtake"' },
  RAMPS.redBlue3,
  [
    { id: 'acidic', label: 'acidic', from: 0 },
    { id: 'neutral', label: 'neutral', from: 5.5 },
    { id: 'alkaline', label: 'alkaline', above: 7.4 }
  ]
);

/** Organic carbon of the soil (SOC). The specification names only the low class. */
export const SOIL_CARBON_LEGEND = legendFrom(
  { id: 'soilCarbon', unit: 'g/kg', source: 'section 9 "Biochar and offtake"' },
  RAMPS.yellowBrown2,
  [
    { id: 'low', label: 'low', from: 0 },
    { id: 'sufficient', label: 'sufficient', from: 12 }
  ]
);

/** Sand in the soil. */
export const SAND_LEGEND = legendFrom(
  { id: 'sand', unit: '%', source: 'section 9 "Biochar and offtake"' },
  RAMPS.yellowBrown3,
  [
    { id: 'low', label: 'low', from: 0 },
    { id: 'moderate', label: 'moderate', from: 60 },
    { id: 'high', label: 'high', above: 70 }
  ]
);

/** The classes of each property. */
export const SOIL_LEGENDS = {
  pH: SOIL_PH_LEGEND,
  soilCarbon: SOIL_CARBON_LEGEND,
  sandTexture: SAND_LEGEND
} as const satisfies Record<SoilProperty, Legend>;

/** The value at which a bar of a property is full: all acidity and all sand there can be, twice the least sufficient carbon. */
export const SOIL_BAR_ENDS: Readonly<Record<SoilProperty, number>> = {
  pH: 14,
  soilCarbon: 24,
  sandTexture: 100
};
