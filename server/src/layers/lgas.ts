import { OLD_PRICE, RECENT_PRICE, SUPPRESSED } from '@site/domain';
import { writeCurrentPriceSql } from '../figures/current-price';
import { writeParameterSql } from '../figures/parameter-sql';
import { TODAY_SQL } from '../figures/business-day-sql';
import type { FieldSql, LayerSource } from './create-dataset';

/** Join of the current price of a row's LGA. */
export const PRICE_JOIN = `LEFT JOIN LATERAL ${writeCurrentPriceSql({
  lga: 'lga.code',
  today: TODAY_SQL,
  days: writeParameterSql('currentPriceDays'),
  warningDays: writeParameterSql('priceAgeWarningDays')
})} AS price ON true`;

/** Fields of that price. */
export const PRICE_FIELDS = {
  currentP1Price: ['price', 'price.price'],
  updatedAt: ['price', 'price.priced_on'],
  priceAge: [
    'price',
    `CASE WHEN price.is_old THEN '${OLD_PRICE}' WHEN NOT price.is_old THEN '${RECENT_PRICE}' END`
  ]
} as const satisfies Record<string, FieldSql>;

/** Minimum number of tagged mills of an LGA for which guests see sums. */
const MIN_MILLS_SQL = writeParameterSql('minMillsTold');

/**
 * Redacts a sum over the mills of an LGA for guests: rounded to three digits, null for an LGA with too few
 * tagged mills.
 */
const redactSum = (sum: string): readonly [string, string] => [
  'bought',
  `CASE WHEN bought.tagged_mills >= ${MIN_MILLS_SQL} THEN
     CASE WHEN ${sum} > 0 THEN round(${sum}::numeric, 2 - floor(log(${sum}::numeric))::int)::float8 ELSE ${sum} END END`
];

const joins = {
  bought: 'LEFT JOIN lga_figures AS bought ON bought.lga_code = lga.code',
  price: PRICE_JOIN,
  palms: `LEFT JOIN LATERAL (
    SELECT count(*)::int AS number, coalesce(sum(palm.acre_area), 0) AS acres
    FROM oil_palm_cluster AS palm WHERE ST_Intersects(lga.geom, palm.location)
  ) AS palms ON true`
};

/** The 774 local government areas, with the purchases and crops of each. */
export const lgas: LayerSource = {
  joins,
  sql: {
    ...PRICE_FIELDS,
    avgPricePe: ['bought', 'bought.price'],
    tones: ['bought', 'coalesce(bought.tonnes, 0)'],
    noPindTran: ['bought', 'coalesce(bought.transactions, 0)'],
    noTaggedMi: ['bought', 'coalesce(bought.tagged_mills, 0)'],
    noOilPalmF: ['palms', 'palms.number'],
    oilClusterStr: ['palms', 'palms.acres'],
    heldBack: 'NULL::text',
    p1Weekly: ['palms', `palms.acres * ${writeParameterSql('weeklyP1YieldPerAcre')}`]
  },
  told: {
    avgPricePe: redactSum('bought.price'),
    tones: redactSum('bought.tonnes'),
    noPindTran: redactSum('bought.transactions'),
    noTaggedMi: redactSum('bought.tagged_mills'),
    heldBack: [
      'bought',
      `CASE WHEN coalesce(bought.tagged_mills, 0) < ${MIN_MILLS_SQL} THEN '${SUPPRESSED}' END`
    ]
  },
  sources: ['lga', 'mill', 'purchase', 'oil_palm_cluster']
};
