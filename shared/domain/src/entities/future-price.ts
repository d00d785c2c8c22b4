import { z } from 'zod';
import { describeDerivedFigure, describeFigure, describeLabel, describeMoment } from './record-fields';

/**
 * Expected price of P1 in a community; the community's name is unique only within an LGA. Source: section 3
 * "Future price".
 */
export const futurePrice = z.object({
  communityName: describeLabel('Community'),
  LGA: describeLabel('LGA of the community'),
  State: describeLabel('State of the community'),
  previousPeriodP1Price: describeFigure('P1 price of the previous period', 'NGN/t'),
  futurePrice: describeDerivedFigure('Expected P1 price', 'NGN/t'),
  futureDate: describeMoment('Day the price is expected for')
});
export type FuturePrice = z.infer<typeof futurePrice>;
