import { z } from 'zod';
import { result } from './record-fields';

/** What the biochar applications come to, without the experimental ones. Source: section 3. */
export const biocharLayerSummary = z.object({
  totalBiochar: result(z.number(), 'Biochar brought out', 't'),
  co2Removal: result(z.number().nullable(), 'CO₂ removed; null while the emissions are unknown', 'tCO₂e'),
  applicationCount: result(z.number(), 'Applications')
});
export type BiocharLayerSummary = z.infer<typeof biocharLayerSummary>;
