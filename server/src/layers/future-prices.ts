import type { LayerSource } from './create-dataset';

/** Past and expected prices of P1 in each community, by week. */
export const futurePrices: LayerSource = {
  alias: 'price',
  from: 'future_price AS price JOIN community ON community.id = price.community_id',
  joins: { place: 'LEFT JOIN lga AS place ON place.code = community.lga_code' },
  geometry: 'community.geom',
  sql: { communityName: 'community.name', LGA: ['place', 'place.name'], State: ['place', 'place.state'] },
  sources: ['future_price', 'community', 'lga']
};
