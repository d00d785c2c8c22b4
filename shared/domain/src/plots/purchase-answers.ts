/** Schemas of the call that compares purchases with plots. */
import { z } from 'zod';
import { day } from '../entities/values';
import { PURCHASE_VERDICTS } from './compare-purchases';
import type { PurchaseBalance } from './compare-purchases';
import { plotSelection } from './plot-answers';
import { purchaseCount } from './shipment';
import type { PurchaseCount } from './shipment';

/** POST /api/plot-purchases: the suppliers of the selected plots, and the season. */
export const plotPurchasesRequest = z
  .strictObject({
    selection: plotSelection.describe('Plots whose suppliers are compared, each with all of its plots'),
    first: day.describe('First day of the season'),
    last: day.describe('Last day of the season'),
    yieldPerHectare: z
      .number()
      .positive()
      .optional()
      .describe('Most tonnes of P1 from a hectare in the season; without it the parameter for its weeks')
  })
  .refine(({ first, last }) => first <= last, { path: ['last'], error: 'a day on or after the first one' });
export type PlotPurchasesRequest = z.output<typeof plotPurchasesRequest>;

const purchaseBalance = z.object({
  supplier: z.string(),
  community: z.string(),
  plotIds: z
    .array(z.string())
    .nullable()
    .describe('Plots that the purchases name; null for all purchases of the supplier, against all plots'),
  bought: z.number().nullable().describe('Tonnes bought, of purchases with known tonnes; null without one'),
  unknownPurchases: z.int().describe('Number of purchases whose tonnes are unknown'),
  hectares: z.number().nullable().describe('Area of the plots with a certain area, ha; null without one'),
  unknownPlots: z.int().describe('Number of drafts, plots with errors and plots without an area'),
  bearable: z.number().nullable().describe('Tonnes that the certain area bears; null without one'),
  verdict: z.enum(PURCHASE_VERDICTS)
});

/** Answer of POST /api/plot-purchases. */
export interface PlotPurchases {
  readonly balances: readonly PurchaseBalance[];
  readonly yieldPerHectare: number;
  readonly withoutPlots: PurchaseCount;
  readonly withoutSupplier: PurchaseCount;
}

export const plotPurchases = z.object({
  balances: z
    .array(purchaseBalance)
    .describe('Suppliers of the selected plots with purchases in the season, the largest first'),
  yieldPerHectare: z.number().describe('Most tonnes from a hectare in the season'),
  withoutPlots: purchaseCount.describe('Purchases of the season from suppliers without any plot'),
  withoutSupplier: purchaseCount.describe('Purchases of the season at mills whose supplier is unknown')
}) as z.ZodType as z.ZodType<PlotPurchases>;
