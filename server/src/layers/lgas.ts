import { currentPriceSql } from '../figures/current-price';
import { parameterSql } from '../figures/parameter-sql';
import { TODAY_SQL } from '../figures/today';
import type { LayerSource } from './dataset-of';

/** NGN per tonne, of the LGA of a row. */
export const LGA_PRICE_SQL = currentPriceSql('lga.code', TODAY_SQL, parameterSql('currentPriceDays'));

const joins = {
  bought: 'LEFT JOIN lga_figures AS bought ON bought.lga_code = lga.code',
  palms: `LEFT JOIN LATERAL (
    SELECT count(*)::int AS number, coalesce(sum(palm.acre_area), 0) AS acres
    FROM oil_palm_cluster AS palm WHERE ST_Intersects(lga.geom, palm.location)
  ) AS palms ON true`
};

/** The 774 local government areas, with what was bought and grows in each. */
export const lgas: LayerSource = {
  joins,
  sql: {
    updatedAt: ['bought', 'bought.last_purchase'],
    currentP1Price: LGA_PRICE_SQL,
    avgPricePe: ['bought', 'bought.price'],
    tones: ['bought', 'coalesce(bought.tonnes, 0)'],
    noPindTran: ['bought', 'coalesce(bought.transactions, 0)'],
    noTaggedMi: ['bought', 'coalesce(bought.tagged_mills, 0)'],
    noOilPalmF: ['palms', 'palms.number'],
    oilClusterStr: ['palms', 'palms.acres'],
    p1Weekly: ['palms', `palms.acres * ${parameterSql('weeklyP1YieldPerAcre')}`]
  },
  sources: ['lga', 'mill', 'purchase', 'oil_palm_cluster']
};
