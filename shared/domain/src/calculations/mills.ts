/** Figures of mills and of clusters of mills. */
import { toFinite, toQuantity } from '../numbers';

/**
 * Computes the average price in NGN/t of purchases that cost `totalPrice` (NGN) for `tonnes`; null when nothing
 * was bought, and when either is not a quantity. Source: section 3 "avgPricePerTon".
 * @example computeAveragePrice(3642000, 100) → 36420
 * @example computeAveragePrice(0, 0) → null
 */
export function computeAveragePrice(totalPrice: number | null, tonnes: number | null): number | null {
  const [price, bought] = [toQuantity(totalPrice), toQuantity(tonnes)];
  return price === null || bought === null || bought === 0 ? null : toFinite(price / bought);
}

/** A mill of a cluster, or a cluster merged from several mills. */
export interface ClusterMember {
  /** Number of mills that it represents: 1 for a mill. */
  readonly cluster_count: number;
  /** Tonnes of P1 bought at all of these mills; null when unknown. */
  readonly tonsAmount: number | null;
  /** Score 0 to 100, or the average score; null when unknown. */
  readonly sustainability: number | null;
}

/** Figures of a cluster; null when no member has a value. */
export interface ClusterAverages {
  readonly cluster_count: number;
  /** Tonnes of P1 per mill. */
  readonly aveP1PMill: number | null;
  readonly cluster_avg_sustainability: number | null;
}

const getMillCount = ({ cluster_count: count }: ClusterMember): number => toQuantity(count) ?? 0;

/**
 * Divides the sum of the members' values by the number of their mills. A member without a value is left out.
 */
function averagePerMill(
  members: readonly ClusterMember[],
  share: (member: ClusterMember) => number | null
): number | null {
  let [sum, mills] = [0, 0];
  for (const member of members) {
    const value = share(member);
    if (value === null) continue;
    sum += value;
    mills += getMillCount(member);
  }
  return mills === 0 ? null : toFinite(sum / mills);
}

/**
 * Computes the figures of a cluster from its members: number of mills, tonnes of P1 per mill, and the average
 * sustainability weighted by mills. A member with an unknown tonnage or score is left out of that average; an
 * invalid count counts as 0. The store computes the same in SQL. Source: section 3 "Confirmed / tagged mills".
 * @internal
 * @example computeClusterAverages([{ cluster_count: 3, tonsAmount: 60, sustainability: 90 }, { cluster_count: 1, tonsAmount: 20, sustainability: 50 }]) → { "cluster_count": 4, "aveP1PMill": 20, "cluster_avg_sustainability": 80 }
 */
export function computeClusterAverages(members: readonly ClusterMember[]): ClusterAverages {
  const getWeightedScore = (member: ClusterMember) => {
    const score = toQuantity(member.sustainability);
    return score === null ? null : score * getMillCount(member);
  };
  return {
    cluster_count: members.reduce((total, member) => total + getMillCount(member), 0),
    aveP1PMill: averagePerMill(members, ({ tonsAmount }) => toQuantity(tonsAmount)),
    cluster_avg_sustainability: averagePerMill(members, getWeightedScore)
  };
}
