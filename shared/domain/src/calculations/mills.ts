/** Figures of mills and of clusters of mills. */
import type { LatLon } from '../distance';
import { finite, quantity } from '../numbers';
import { dayOfInstant, daysSince, isIsoDay } from '../time/lagos';

/** The sizes of a mill as the field records write them. The specification names the field without its values. */
export const MILL_SIZES = ['Small', 'Medium', 'Large'] as const;
export type MillSize = (typeof MILL_SIZES)[number];

/**
 * The size of a mill from a record, letter case and blanks ignored; null for anything else.
 * Source: section 3 "Mill purchase aggregate".
 * @example readMillSize(' medium ') → "Medium"
 * @example readMillSize('huge') → null
 */
export function readMillSize(text: string | null): MillSize | null {
  const name = text?.trim().toLowerCase();
  return MILL_SIZES.find((size) => size.toLowerCase() === name) ?? null;
}

const within = (value: unknown, bound: number): boolean => Math.abs(finite(value) ?? Infinity) <= bound;

/**
 * Whether a record has a location on the earth: latitude −90 to 90 and longitude −180 to 180, both finite numbers.
 * @example hasLocation({ location: { latitude: 5.03, longitude: 7.93 } }) → true
 * @example hasLocation({ location: null }) → false
 */
export const hasLocation = <Mill extends { readonly location?: LatLon | null }>(
  mill: Mill
): mill is Mill & { readonly location: LatLon } =>
  within(mill.location?.latitude, 90) && within(mill.location?.longitude, 180);

/**
 * The mills that have a location; the others are left out. Source: section 3 "Mill purchase aggregate".
 * @example locatedMills([{ location: { latitude: 5, longitude: 8 } }, { location: null }]).length → 1
 */
export const locatedMills = <Mill extends { readonly location?: LatLon | null }>(
  mills: readonly Mill[]
): (Mill & { readonly location: LatLon })[] => mills.filter(hasLocation);

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

function dayOf(date: string | number): string | null {
  if (typeof date === 'number') return dayOfInstant(date);
  const text = date.trim();
  const [, day, zone] = MOMENT.exec(text) ?? [];
  if (day === undefined || !isIsoDay(day)) return null;
  // A time without a zone is the business's own, so its day stands as written.
  return zone === undefined ? day : dayOfInstant(Date.parse(text));
}

/**
 * Whole calendar days in Lagos since P1 was last discovered, at the instant `now` (epoch milliseconds). The discovery is
 * a day or a moment in ISO form, or epoch milliseconds. Null when it is not known, in the future, or no date. Source:
 * section 3 "daysFromLastDiscovery".
 * @example daysSinceDiscovery('2024-04-24', 1714518000000) → 7
 * @example daysSinceDiscovery(1714517999999, 1714518000000) → 1
 */
export function daysSinceDiscovery(discovered: string | number | null, now: number): number | null {
  const day = discovered === null ? null : dayOf(discovered);
  return day === null ? null : daysSince(day, now);
}

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
 * that is no quantity counts as 0. Source: section 3 "Confirmed / tagged mills".
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
