import { computeAveragePrice } from '@site/domain';
import type { PurchaseSums, RawMaterialSummary } from '@site/domain';
import type { Query } from '../../store/store';
import { buildPurchaseCondition } from './conditions';
import type { RawMaterialConditions } from './conditions';

/** Most suppliers and communities in a summary; the others are aggregated. */
const MAX_LISTED_GROUPS = 100;

/** GROUPING values of a row: all, a supplier, a community. */
const ALL = 3;
const SUPPLIER = 1;

/** A line of the statement: one group, or all groups that are not listed, aggregated. */
interface PurchaseSumsRow {
  readonly part: number;
  readonly groups: number;
  readonly supplier: string | null;
  readonly communityId: number | null;
  readonly name: string | null;
  readonly lga: string | null;
  readonly state: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly communities: number;
  readonly purchases: number;
  readonly tonnes: number | null;
  readonly pricedTonnes: number | null;
  readonly naira: number | null;
  readonly withoutPrice: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/**
 * Returns SQL for the sums in total, by supplier and by community in one statement, so that they are of one
 * moment. Each group is summed once; groups beyond the limit are summed from these.
 */
const writeSummarySql = (condition: string, most: string): string => `
WITH kept AS MATERIALIZED (
  SELECT source.supplier_name, source.community_id, source.date,
         source.supplied_tonnage AS tonnes, source.price_per_ton AS price
    FROM raw_material_source AS source
   WHERE ${condition}
), grouped AS (
  SELECT GROUPING(supplier_name, community_id) AS part, supplier_name, community_id,
         count(*)::int AS purchases, sum(tonnes) AS tonnes,
         sum(tonnes) FILTER (WHERE price IS NOT NULL) AS priced, sum(tonnes * price) AS naira,
         (count(*) - count(tonnes * price))::int AS without_price,
         count(DISTINCT community_id)::int AS communities, min(community_id) AS one_community,
         min(date) AS first_day, max(date) AS last_day
    FROM kept GROUP BY GROUPING SETS ((), (supplier_name), (community_id))
), ranked AS (
  SELECT grouped.*, row_number() OVER (PARTITION BY part
           ORDER BY tonnes DESC NULLS LAST, supplier_name, community_id) AS place
    FROM grouped
), listed AS (
  SELECT part, least(place, ${most} + 1) AS place, count(*)::int AS groups, min(supplier_name) AS supplier,
         min(one_community) AS community_id, max(communities)::int AS communities,
         sum(purchases)::int AS purchases, sum(tonnes) AS tonnes, sum(priced) AS priced, sum(naira) AS naira,
         sum(without_price)::int AS without_price, min(first_day) AS first_day, max(last_day) AS last_day
    FROM ranked GROUP BY part, least(place, ${most} + 1)
)
SELECT listed.part, listed.groups, listed.supplier, community.id AS "communityId", community.name,
       lga.name AS lga, lga.state, ST_Y(community.geom) AS latitude, ST_X(community.geom) AS longitude,
       listed.communities, listed.purchases, listed.tonnes, listed.priced AS "pricedTonnes", listed.naira,
       listed.without_price AS "withoutPrice", listed.first_day AS "firstDay", listed.last_day AS "lastDay"
  FROM listed LEFT JOIN community ON community.id = listed.community_id
       LEFT JOIN lga ON lga.code = community.lga_code
 ORDER BY listed.part, listed.place`;

const toPurchaseSums = ({
  purchases,
  tonnes,
  naira,
  pricedTonnes,
  withoutPrice
}: PurchaseSumsRow): PurchaseSums => ({
  purchases,
  tonnes: purchases === 0 ? 0 : tonnes,
  averagePrice: computeAveragePrice(naira, pricedTonnes),
  withoutPrice
});

const toSupplierSums = (line: PurchaseSumsRow) => ({
  ...toPurchaseSums(line),
  name: line.supplier!,
  community: line.communities === 1 ? line.name : null,
  communities: line.communities
});

const toCommunitySums = (line: PurchaseSumsRow) => ({
  ...toPurchaseSums(line),
  id: line.communityId!,
  name: line.name!,
  lga: line.lga!,
  state: line.state!,
  latitude: line.latitude!,
  longitude: line.longitude!
});

/** Returns the lines of one kind: the listed ones and the one of all others. */
function splitListed(lines: readonly PurchaseSumsRow[]) {
  const others = lines[MAX_LISTED_GROUPS];
  return {
    listed: lines.slice(0, MAX_LISTED_GROUPS),
    others: others ? { ...toPurchaseSums(others), groups: others.groups } : null,
    groups: lines.reduce((total, { groups }) => total + groups, 0)
  };
}

/**
 * Summarises the purchases that match the conditions, in total, by supplier and by community; most tonnes come
 * first.
 */
export async function summariseRawMaterial(
  query: Query,
  conditions: RawMaterialConditions
): Promise<
  Pick<RawMaterialSummary, 'totals' | 'suppliers' | 'otherSuppliers' | 'communities' | 'otherCommunities'>
> {
  const { condition, bound } = buildPurchaseCondition(conditions);
  const lines = await query<PurchaseSumsRow>(
    writeSummarySql(condition, `${bound.add(MAX_LISTED_GROUPS)}::int`),
    bound.values
  );
  const all = lines.find(({ part }) => part === ALL)!;
  const suppliers = splitListed(lines.filter(({ part }) => part === SUPPLIER));
  const communities = splitListed(lines.filter(({ part }) => part !== SUPPLIER && part !== ALL));
  return {
    totals: {
      ...toPurchaseSums(all),
      suppliers: suppliers.groups,
      communities: communities.groups,
      firstDay: all.firstDay,
      lastDay: all.lastDay
    },
    suppliers: suppliers.listed.map(toSupplierSums),
    otherSuppliers: suppliers.others,
    communities: communities.listed.map(toCommunitySums),
    otherCommunities: communities.others
  };
}
