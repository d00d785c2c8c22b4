import { z } from 'zod';
import { latitude, longitude } from './values';
import { derivedFigure, label } from './record-fields';
import { field } from './field';

/** Purchases from one mill. Only mills with a location are stored. Source: section 3. */
export const millPurchaseAggregate = z.object({
  name: label('Owner of the mill'),
  size: label('Size of the mill'),
  totalPrice: derivedFigure('Paid in all', 'NGN'),
  tonsAmount: derivedFigure('Bought in all', 't'),
  noOfTransactions: derivedFigure('Number of purchases'),
  lga_slug: label('LGA of the mill'),
  location: field(z.object({ latitude, longitude }), {
    unit: '°',
    access: 'readOnly',
    description: 'Degrees north and east'
  })
});
export type MillPurchaseAggregate = z.infer<typeof millPurchaseAggregate>;
