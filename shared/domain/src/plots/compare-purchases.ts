/** Comparison of purchases with what the suppliers' plots can bear. Source: ledger BY-16; docs/rules/plots.md. */
import { formatNumber } from '../formats';
import { groupItems } from '../library';
import type { Locale } from '../locale';
import { formatMessage } from '../messages/messages';
import { HECTARES_PER_ACRE } from '../calculations/units';
import { toFinite, toQuantity } from '../numbers';
import type { Parameters } from '../parameters';
import type { Result } from '../result';
import { foldName } from '../text/fold-name';
import { countDaysBetween } from '../time/lagos';
import type { Plot } from './plot';
import type { StoredPlotCheck } from './plot-check';
import { hasPlotError } from './plot-fault';

/** A purchase of one season; tonnes are null when unknown. */
export interface SeasonPurchase {
  readonly supplier: string;
  readonly community: string;
  readonly tonnes: number | null;
}

/** 'unknown': tonnes or areas are missing that could change the answer. */
export const PURCHASE_VERDICTS = ['plausible', 'tooMuch', 'unknown'] as const;

/** Purchases of a season from one supplier, and what the supplier's plots can bear. */
export interface PurchaseBalance {
  readonly supplier: string;
  readonly community: string;
  /** Tonnes bought, of the purchases whose tonnes are known; null without one. */
  readonly bought: number | null;
  /** Number of purchases whose tonnes are unknown. */
  readonly unknownPurchases: number;
  /** Area of the plots whose area is known, ha; null without one. */
  readonly hectares: number | null;
  /** Number of plots whose area is unknown, drafts and plots with errors included. */
  readonly unknownPlots: number;
  /** Tonnes that the known area bears in a season; null without a known area. */
  readonly bearable: number | null;
  readonly verdict: (typeof PURCHASE_VERDICTS)[number];
}

/** Tonnes by which sums of the same figures may differ. */
const TOLERANCE = 1e-9;

const createKey = ({ supplier, community }: Pick<Plot, 'supplier' | 'community'>): string =>
  `${foldName(supplier)}/${foldName(community)}`;

/** Returns the sum of the known quantities, and how many are unknown; the sum is null without a known one. */
function sumKnown(quantities: readonly (number | null)[]) {
  const known = quantities.map(toQuantity).filter((value) => value !== null);
  return {
    sum: known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0),
    unknown: quantities.length - known.length
  };
}

/** Returns the area of a plot that counts; null when it is not certain. */
const getCertainArea = (check: StoredPlotCheck): number | null =>
  check.plot.status === 'draft' || hasPlotError(check) ? null : check.hectares;

function findVerdict({
  bought,
  unknownPurchases,
  unknownPlots,
  bearable
}: Omit<PurchaseBalance, 'verdict'>): PurchaseBalance['verdict'] {
  if (bought === null || bearable === null) return 'unknown';
  // More purchases or more area can only add to either side.
  if (bought > bearable + TOLERANCE) return unknownPlots === 0 ? 'tooMuch' : 'unknown';
  return unknownPurchases === 0 ? 'plausible' : 'unknown';
}

const DAYS_PER_WEEK = 7;

/**
 * Computes the tonnes of P1 from a hectare of oil palm between two days ('YYYY-MM-DD'), both included, from the weekly
 * yield of an acre in the parameters. Null for an invalid day.
 * @example computeSeasonYield('2026-01-01', '2026-12-31', DEFAULT_PARAMETERS) → 3.0923473452176693
 */
export function computeSeasonYield(
  first: string,
  last: string,
  { weeklyP1YieldPerAcre }: Pick<Parameters, 'weeklyP1YieldPerAcre'>
): number | null {
  const days = countDaysBetween(first, last);
  return days === null
    ? null
    : toFinite(((weeklyP1YieldPerAcre / HECTARES_PER_ACRE) * (days + 1)) / DAYS_PER_WEEK);
}

/**
 * Compares the purchases of a season with the plots of each supplier, in the order of the first purchases. A supplier
 * is a name in a community, in any spelling that `foldName` unites. Rejected plots do not count; a draft and a plot
 * with an error have an unknown area.
 * @param purchases of one commodity and season.
 * @param checks plots of that commodity.
 * @param yieldPerHectare most tonnes of the commodity from a hectare in the season. Problem: 'invalidYield' unless it
 * is above 0.
 */
export function comparePurchases(
  purchases: readonly SeasonPurchase[],
  checks: readonly StoredPlotCheck[],
  yieldPerHectare: number
): Result<readonly PurchaseBalance[], 'invalidYield'> {
  if (toFinite(yieldPerHectare) === null || yieldPerHectare <= 0)
    return { ok: false, problem: 'invalidYield' };
  const counted = checks.filter(({ plot }) => plot.status !== 'rejected');
  const plots = groupItems(counted, ({ plot }) => createKey(plot));
  const balances = [...groupItems(purchases, (purchase) => createKey(purchase))].map(
    ([key, own]): PurchaseBalance => {
      const tonnes = sumKnown(own.map((purchase) => purchase.tonnes));
      const area = sumKnown((plots.get(key) ?? []).map(getCertainArea));
      const balance = {
        supplier: own[0]!.supplier,
        community: own[0]!.community,
        bought: tonnes.sum,
        unknownPurchases: tonnes.unknown,
        hectares: area.sum,
        unknownPlots: area.unknown,
        bearable: area.sum === null ? null : area.sum * yieldPerHectare
      };
      return { ...balance, verdict: findVerdict(balance) };
    }
  );
  return { ok: true, value: balances };
}

/** Returns the sentence of a balance with both figures; unknown ones are '–'. */
export const formatPurchaseBalance = (
  { supplier, bought, hectares, bearable, verdict, unknownPurchases, unknownPlots }: PurchaseBalance,
  locale: Locale
): string =>
  formatMessage(`purchases.${verdict}`, locale, {
    ...{ supplier, unknownPurchases, unknownPlots },
    bought: formatNumber(bought, 2),
    hectares: formatNumber(hectares, 2),
    bearable: formatNumber(bearable, 2)
  });
