import type { z } from 'zod';
import { allocatedPurchase } from './allocated-purchase';
import { describeLabel } from './record-fields';

/** A purchase of raw material at its source. Source: section 3 "Raw-material source". */
export const rawMaterialSource = allocatedPurchase.omit({ objectId: true, biocharUsed: true }).extend({
  phoneNumber: describeLabel('Telephone number of the supplier'),
  lga: describeLabel('LGA of the supplier')
});
export type RawMaterialSource = z.infer<typeof rawMaterialSource>;
