import type { LayerSource } from './dataset-of';
import { PRICE_FIELDS, PRICE_JOIN } from './lgas';

/** The sums of `bought`, NGN per tonne and tonnes; they change with each purchase. */
const sums = {
  avgPricePe: 'bought.price',
  tonsAmount: 'bought.tonnes',
  noOfTransactions: 'bought.transactions'
};

/** What was bought in each community; those without a purchase are left out. */
export const communityTransactions: LayerSource = {
  from: `community JOIN lga ON lga.code = community.lga_code
    JOIN community_figures AS bought ON bought.community_id = community.id AND bought.transactions > 0`,
  sql: { LGA: 'lga.name', State: 'lga.state', ...sums },
  sources: ['community', 'purchase', 'supplier', 'lga']
};

/** What was bought in each LGA; those without a purchase are left out. */
export const lgaTransactions: LayerSource = {
  from: 'lga JOIN lga_figures AS bought ON bought.lga_code = lga.code AND bought.transactions > 0',
  joins: { price: PRICE_JOIN },
  sql: { ...sums, ...PRICE_FIELDS },
  sources: ['lga', 'mill', 'purchase']
};
