import type { LayerSource } from './dataset-of';
import { LGA_PURCHASES_SQL } from './lgas';

/** The sums of `bought`, NGN per tonne and tonnes; they change with each purchase. */
const sums = {
  avgPricePe: 'bought.price',
  tonsAmount: 'bought.tonnes',
  noOfTransactions: 'bought.transactions'
};

/** What was bought in each community. */
export const communityTransactions: LayerSource = {
  from: `community JOIN lga ON lga.code = community.lga_code JOIN (
    SELECT community_id, sum(supplied_tonnage) AS tonnes, count(*)::int AS transactions,
      sum(supplied_tonnage * price_per_ton) / sum(supplied_tonnage) AS price
    FROM raw_material_source GROUP BY community_id
  ) AS bought ON bought.community_id = community.id`,
  sql: { LGA: 'lga.name', State: 'lga.state', ...sums },
  sources: ['community', 'purchase', 'supplier', 'lga']
};

/** What was bought in each LGA; those without a purchase are left out. */
export const lgaTransactions: LayerSource = {
  from: `lga JOIN (${LGA_PURCHASES_SQL}) AS bought ON bought.lga_code = lga.code`,
  sql: { ...sums, currentP1Price: 'bought.recent_price' },
  sources: ['lga', 'mill', 'purchase']
};
