import { ROWS_PER_PAGE } from 'widgets/shared-code/site-core';
import type { RowsSource } from 'widgets/shared-code/site-core';
import type { Plan } from '../state';
import type { Texts } from '../use-texts';

const FIELDS = [
  ['millName', 'string'],
  ['purchaseDate', 'date-only'],
  ['daysSincePurchase', 'integer'],
  ['tonnesPurchased', 'double'],
  ['pricePerTonne', 'double'],
  ['amountPaid', 'double'],
  ['estimatedLogisticCostPerTonne', 'double'],
  ['estimatedLandedCostPerTonne', 'double'],
  ['recommendedPickupVehicle', 'string']
] as const;

/** The piles behind a plan: all that the agent has unmoved, the oldest first. */
export const pilesRows = ({ agent, piles }: Plan, t: Texts): RowsSource => ({
  title: t('pilesOf', { agent }),
  layerTitle: t('pilesOf', { agent }),
  // They came with the plan, so that these are those it was made from.
  fetchPage: async (page) => ({
    total: piles.length,
    page,
    rows: piles
      .slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE)
      .map(({ location: _, ...pile }) => pile),
    fields: FIELDS.map(([name, type]) => ({ name, type, title: t(name) })),
    keyField: 'id'
  })
});
