/** Figures of mills and of clusters of mills. */
import { finite, quantity } from '../numbers';

/**
 * NGN per tonne over purchases that came to `totalPrice` (NGN) for `tonnes`; null when nothing was bought, and when
 * either is no quantity. Source: section 3 "avgPricePerTon".
 * @example averagePricePerTonne(3642000, 100) → 36420
 * @example averagePricePerTonne(0, 0) → null
 */
export function averagePricePerTonne(totalPrice: number | null, tonnes: number | null): number | null {
  const [price, bought] = [quantity(totalPrice), quantity(tonnes)];
  return price === null || bought === null || bought === 0 ? null : finite(price / bought);
}

/** A mill of a cluster, or a cluster drawn together from several. */
export interface ClusterMember {
  /** Mills it stands for: 1 for a mill. */
  readonly cluster_count: number;
  /** Tonnes of P1 bought at all of them; null where it is not known. */
  readonly tonsAmount: number | null;
  /** Score 0–100, or their average; null where it is not known. */
  readonly sustainability: number | null;
}

/** Figures of a cluster; null where no member says anything. */
export interface ClusterAverages {
  readonly cluster_count: number;
  /** Tonnes of P1 a mill. */
  readonly aveP1PMill: number | null;
  readonly cluster_avg_sustainability: number | null;
}

const weightOf = ({ cluster_count: count }: ClusterMember): number => quantity(count) ?? 0;

/** What the members say, over the mills that say it; a member without a share is left out. */
function perMill(
  members: readonly ClusterMember[],
  share: (member: ClusterMember) => number | null
): number | null {
  let [sum, mills] = [0, 0];
  for (const member of members) {
    const value = share(member);
    if (value === null) continue;
    sum += value;
    mills += weightOf(member);
  }
  return mills === 0 ? null : finite(sum / mills);
}

/**
 * Figures of a cluster from its members: mills in all, tonnes of P1 per mill, and the average sustainability, each member
 * weighted by the mills it stands for. A member whose tonnage or score is not known is left out of that average; a count
 * that is no quantity counts as 0. The store reckons the same in SQL. Source: section 3 "Confirmed / tagged mills".
 * @internal
 * @example clusterAverages([{ cluster_count: 3, tonsAmount: 60, sustainability: 90 }, { cluster_count: 1, tonsAmount: 20, sustainability: 50 }]) → { "cluster_count": 4, "aveP1PMill": 20, "cluster_avg_sustainability": 80 }
 */
export function clusterAverages(members: readonly ClusterMember[]): ClusterAverages {
  const scoreOf = (member: ClusterMember) => {
    const score = quantity(member.sustainability);
    return score === null ? null : score * weightOf(member);
  };
  return {
    cluster_count: members.reduce((total, member) => total + weightOf(member), 0),
    aveP1PMill: perMill(members, ({ tonsAmount }) => quantity(tonsAmount)),
    cluster_avg_sustainability: perMill(members, scoreOf)
  };
}
