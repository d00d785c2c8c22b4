import { createInMemoryRows } from 'widgets/shared-code/site-records';
import type { RowsSource } from 'widgets/shared-code/site-records';
import type { PickupPlan } from '../state';
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

/**
 * Returns the piles behind a plan: all unmoved piles of the agent, oldest first. They are stored with the plan,
 * so these are the piles from which it was computed.
 */
export const createPileRows = ({ agent, piles }: PickupPlan, t: Texts): RowsSource =>
  createInMemoryRows({
    title: t('pilesOf', { agent }),
    fields: FIELDS.map(([name, type]) => ({
      name,
      type,
      title: t(name),
      ...(name === 'millName' && { role: 'name' as const })
    })),
    keyField: 'id',
    rows: piles.map(({ location, ...attributes }) => ({
      attributes,
      shape: location && { point: [location.longitude, location.latitude] as const }
    }))
  });
