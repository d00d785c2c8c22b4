import { z } from 'zod';
import { result } from './record-fields';

const number = z.number();

/** One soil property over the sample points; null is shown as 'N/A'. */
const soilFigures = z
  .object({
    average: result(number, 'Average of the sample points'),
    min: result(number, 'Lowest'),
    max: result(number, 'Highest')
  })
  .nullable();

/** Whether biochar finds land round a point. Source: section 3 "Offtake result". */
export const offtakeResult = z.object({
  commercialFarmCount: result(number, 'Commercial farms'),
  smallFarmCount: result(number, 'Small farms'),
  totalFarmArea: result(number, 'Area of the farms', 'ha'),
  selectedBufferArea: result(number, 'Area looked at', 'ha'),
  percentAreaUsed: result(number.nullable(), 'Share of that area which is farmed', '%'),
  soilAnalysis: result(
    z.object({
      pH: soilFigures,
      sandTexture: soilFigures,
      soilCarbon: soilFigures,
      biocharRecommendation: z.string()
    }),
    'Acidity (pH), sand (%) and organic carbon (g/kg) of the soil, and what they say of biochar'
  )
});
export type OfftakeFindings = z.infer<typeof offtakeResult>;

/** A facility the upside can be reckoned with. Source: section 3 "Facility option". */
export const facilityOption = z.object({
  id: result(z.string(), 'Identifier'),
  name: result(z.string(), 'Name'),
  output: result(number.nullable(), 'Biochar it can make', 't/year')
});
export type FacilityOption = z.infer<typeof facilityOption>;
