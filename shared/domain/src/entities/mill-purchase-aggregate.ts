import { z } from 'zod';
import { latitude, longitude } from './values';
import { describeDerivedFigure, describeLabel } from './record-fields';
import { describeField } from './field';

/** Purchases from one mill. Only mills with a location are stored. Source: section 3. */
export const millPurchaseAggregate = z.object({
  name: describeLabel('Owner of the mill'),
  size: describeLabel('Size of the mill'),
  totalPrice: describeDerivedFigure('Total paid', 'NGN'),
  tonsAmount: describeDerivedFigure('Total bought', 't'),
  noOfTransactions: describeDerivedFigure('Number of purchases'),
  lga_slug: describeLabel('LGA of the mill'),
  location: describeField(z.object({ latitude, longitude }), {
    unit: '°',
    access: 'readOnly',
    description: 'Degrees north and east'
  })
});
export type MillPurchaseAggregate = z.infer<typeof millPurchaseAggregate>;
