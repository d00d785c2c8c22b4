import { z } from 'zod';
import { figure, label, moment } from './record-fields';
import { field } from './field';

/**
 * A purchase of P1 whose shells were used in a biochar application. Source: section 3 "Allocated P1 purchase".
 */
export const allocatedPurchase = z.object({
  objectId: field(z.union([z.string(), z.number()]), {
    access: 'readOnly',
    description: 'Object in the raw material source layer'
  }),
  supplierName: label('Supplier'),
  community: label('Community of the supplier'),
  suppliedTonnage: figure('Tonnage supplied', 't'),
  biocharUsed: figure('Biochar used', 'kg'),
  pricePerTon: field(z.union([z.string(), z.number()]).nullish(), {
    unit: 'NGN/t',
    access: 'readOnly',
    description: "Price as written, such as '35k' or '1.2m'"
  }),
  date: moment('Day of the purchase')
});
export type AllocatedPurchase = z.infer<typeof allocatedPurchase>;
