/** Shipments: purchases that travel together, and how much of their origin is proven. Source: ledger BY-16. */
import { z } from 'zod';
import { anyText, day } from '../entities/values';

/** Conditions of a shipment: its purchases fulfil all of them. */
export const shipmentSelection = z
  .strictObject({
    first: day.describe('First day of the purchases'),
    last: day.describe('Last day of the purchases'),
    mill: anyText.optional().describe('Text in the name of the mill'),
    agent: anyText.optional().describe('Text in the name of the agent')
  })
  .refine(({ first, last }) => first <= last, { path: ['last'], error: 'a day on or after the first one' });
export type ShipmentSelection = z.output<typeof shipmentSelection>;

/** Number and tonnes of purchases. */
export interface PurchaseCount {
  readonly purchases: number;
  /** Tonnes of the purchases whose tonnes are known. */
  readonly tonnes: number;
}

export const purchaseCount = z.object({
  purchases: z.int(),
  tonnes: z.number().describe('Tonnes of the purchases whose tonnes are known')
}) as z.ZodType as z.ZodType<PurchaseCount>;

/** How much of the origin of a purchase is in the files, the largest gap first. */
export const PURCHASE_ORIGINS = ['noSupplier', 'noPlots', 'leftOut', 'partly', 'whole'] as const;
export type PurchaseOrigin = (typeof PURCHASE_ORIGINS)[number];

export type ShipmentOrigins = Readonly<Record<PurchaseOrigin, PurchaseCount>>;

export const shipmentOrigins = z.object({
  noSupplier: purchaseCount.describe('Purchases without plots, at mills whose supplier is unknown'),
  noPlots: purchaseCount.describe('Purchases without plots, from suppliers without a plot'),
  leftOut: purchaseCount.describe('Purchases of which every plot is left out of the files or deleted'),
  partly: purchaseCount.describe('Purchases of which some plots are left out of the files or deleted'),
  whole: purchaseCount.describe('Purchases of which all plots are in the files')
}) as z.ZodType as z.ZodType<ShipmentOrigins>;
