import { z } from 'zod';
import { derivedFigure, derivedLabel, figure, label, moment } from './record-fields';

/** The area of an LGA with its figures. Source: section 3 "LGA boundary". */
export const lgaBoundary = z.object({
  ADM1_EN: label('State'),
  ADM2_EN: label('LGA'),
  oilClusterStr: derivedLabel('Oil palm clusters, as text'),
  tones: derivedFigure('Yield', 't'),
  noTaggedMi: derivedFigure('Tagged mills'),
  p1Weekly: derivedFigure('Yield of P1', 't/week'),
  avgPricePe: derivedFigure('Average price', 'NGN/t'),
  noPindTran: derivedFigure('Transactions of the Pind programme'),
  noOilPalmF: derivedFigure('Oil palm factories'),
  currentP1Price: figure('Current P1 price; null without a purchase', 'NGN/t'),
  updatedAt: moment('When the price was last changed')
});
export type LgaBoundary = z.infer<typeof lgaBoundary>;
