import { z } from 'zod';
import { PRODUCTION_STATUSES } from '../calculations/biochar-facility';
import { RADIUS_UNITS } from '../enumerations';
import { result } from './record-fields';

const number = z.number();

/** What a biochar facility would find within a radius. Source: section 3 "Biochar analysis result". */
export const biocharAnalysisResult = z.object({
  factoryCount: result(number, 'Factories'),
  totalFeedstockAvailable: result(number, 'Feedstock', 't/year'),
  maizeProduction: result(number, 'Maize', 't/year'),
  pksProduction: result(number, 'Palm kernel shell', 't/year'),
  factoryInputCapacity: result(number, 'What the factories can take in', 't/year'),
  maxBiocharOutput: result(number, 'Most biochar that can be made', 't/year'),
  factoryUtilization: result(number.nullable(), 'Use of the capacity; null without any', '%'),
  productionStatus: result(
    z.enum(PRODUCTION_STATUSES).nullable(),
    'Whether the feedstock fills the capacity'
  ),
  radius: result(number, 'Radius of the analysis, in `unit`'),
  unit: result(z.enum(RADIUS_UNITS), 'Unit of the radius')
});
export type BiocharAnalysis = z.infer<typeof biocharAnalysisResult>;
