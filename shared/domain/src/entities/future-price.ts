import { z } from 'zod';
import { derivedFigure, figure, label, moment } from './record-fields';

/**
 * Expected price of P1 in a community; the community's name is unique only within an LGA. Source: section 3
 * "Future price".
 */
export const futurePrice = z.object({
  communityName: label('Community'),
  LGA: label('LGA of the community'),
  State: label('State of the community'),
  previousPeriodP1Price: figure('P1 price in the period before', 'NGN/t'),
  futurePrice: derivedFigure('Expected P1 price', 'NGN/t'),
  futureDate: moment('Day the price is expected for')
});
export type FuturePrice = z.infer<typeof futurePrice>;
