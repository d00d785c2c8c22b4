import { z } from 'zod';
import { describeFigure, describeLabel, describeMoment } from './record-fields';
import { describeField } from './field';

/**
 * A purchase of P1 whose shells were used in a biochar application. Source: section 3 "Allocated P1 purchase".
 */
export const allocatedPurchase = z.object({
  objectId: describeField(z.union([z.string(), z.number()]), {
    access: 'readOnly',
    description: 'Object in the raw material source layer'
  }),
  supplierName: describeLabel('Supplier'),
  community: describeLabel('Community of the supplier'),
  suppliedTonnage: describeFigure('Tonnage supplied', 't'),
  biocharUsed: describeFigure('Biochar used', 'kg'),
  pricePerTon: describeField(z.union([z.string(), z.number()]).nullish(), {
    unit: 'NGN/t',
    access: 'readOnly',
    description: "Price as written, such as '35k' or '1.2m'"
  }),
  date: describeMoment('Day of the purchase')
});
export type AllocatedPurchase = z.infer<typeof allocatedPurchase>;
