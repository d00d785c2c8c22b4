import { z } from 'zod';
import { position } from './values';
import { label } from './record-fields';

/** A processor of oil palm. Source: section 3 "Static oil palm processor list". */
export const oilPalmProcessor = z.object({
  ParentCompany: label('Company it belongs to'),
  Suppliers: label('Suppliers'),
  RSPOStatus: label('Status at the Roundtable on Sustainable Palm Oil'),
  ...position,
  Address: label('Address'),
  Product: label('Product')
});
export type OilPalmProcessor = z.infer<typeof oilPalmProcessor>;
