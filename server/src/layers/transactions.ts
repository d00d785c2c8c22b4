import type { LayerSource } from './create-dataset';
import { PRICE_FIELDS, PRICE_JOIN } from './lgas';

/** Sums of `bought`, NGN per tonne and tonnes; they change with each purchase. */
const sums = {
  avgPricePe: 'bought.price',
  tonsAmount: 'bought.tonnes',
  noOfTransactions: 'bought.transactions'
};

/** Purchases of each community; communities without a purchase are omitted. */
export const communityTransactions: LayerSource = {
  from: `community JOIN lga ON lga.code = community.lga_code
    JOIN community_figures AS bought ON bought.community_id = community.id AND bought.transactions > 0`,
  sql: { LGA: 'lga.name', State: 'lga.state', ...sums },
  sources: ['community', 'purchase', 'supplier', 'lga']
};

/** Purchases of each LGA; LGAs without a purchase are omitted. */
export const lgaTransactions: LayerSource = {
  from: 'lga JOIN lga_figures AS bought ON bought.lga_code = lga.code AND bought.transactions > 0',
  joins: { price: PRICE_JOIN },
  sql: { ...sums, ...PRICE_FIELDS },
  sources: ['lga', 'mill', 'purchase']
};
