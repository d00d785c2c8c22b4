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
  /** Ids of the plots that it names; empty when it may be from any plot of its supplier. */
  readonly plotIds: readonly string[];
}

/** 'unknown': tonnes or areas are missing that could change the answer. */
export const PURCHASE_VERDICTS = ['plausible', 'tooMuch', 'unknown'] as const;

/** Purchases of a season from one supplier, and what the supplier's plots can bear. */
export interface PurchaseBalance {
  readonly supplier: string;
  readonly community: string;
  /** Ids of the plots that the purchases name; null for all purchases of the supplier, against all plots. */
  readonly plotIds: readonly string[] | null;
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

/** Returns the area of a plot that counts; null when it is not certain, as of a plot that is deleted. */
const getCertainArea = (check: StoredPlotCheck | undefined): number | null =>
  !check || check.plot.status === 'draft' || hasPlotError(check) ? null : check.hectares;

const isRejected = (check: StoredPlotCheck | undefined): boolean => check?.plot.status === 'rejected';

type Figures = Pick<PurchaseBalance, 'bought' | 'unknownPurchases' | 'unknownPlots' | 'bearable'>;

function findVerdict({
  bought,
  unknownPurchases,
  unknownPlots,
  bearable
}: Figures): PurchaseBalance['verdict'] {
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

/** Computes the balance of purchases of one supplier and plots; a plot that is deleted is undefined. */
function createBalance(
  purchases: readonly SeasonPurchase[],
  plots: readonly (StoredPlotCheck | undefined)[],
  plotIds: PurchaseBalance['plotIds'],
  yieldPerHectare: number
): PurchaseBalance {
  const tonnes = sumKnown(purchases.map((purchase) => purchase.tonnes));
  const area = sumKnown(plots.filter((plot) => !isRejected(plot)).map(getCertainArea));
  const { supplier, community } = purchases[0]!;
  const figures = {
    bought: tonnes.sum,
    unknownPurchases: tonnes.unknown,
    hectares: area.sum,
    unknownPlots: area.unknown,
    bearable: area.sum === null ? null : area.sum * yieldPerHectare
  };
  return { supplier, community, plotIds, ...figures, verdict: findVerdict(figures) };
}

/**
 * Compares purchases of one supplier. Each set of named plots is compared with the purchases that name no other plot;
 * when some purchases name none, all of them are compared with all plots as well.
 */
function compareSupplier(
  purchases: readonly SeasonPurchase[],
  plots: readonly StoredPlotCheck[],
  yieldPerHectare: number
): PurchaseBalance[] {
  const byId = new Map(plots.map((check) => [check.plot.id, check]));
  const naming = purchases.filter(({ plotIds }) => plotIds.length > 0);
  const sets = groupItems(naming, ({ plotIds }) => JSON.stringify([...new Set(plotIds)].sort()));
  const named = [...sets.keys()].map((key) => {
    const ids = JSON.parse(key) as string[];
    const own = naming.filter(({ plotIds }) => plotIds.every((id) => ids.includes(id)));
    return createBalance(
      own,
      ids.map((id) => byId.get(id)),
      ids,
      yieldPerHectare
    );
  });
  return naming.length === purchases.length
    ? named
    : [createBalance(purchases, plots, null, yieldPerHectare), ...named];
}

/**
 * Compares the purchases of a season with the plots that they name, or else with all plots of their supplier, in the
 * order of the first purchases. A supplier is a name in a community, in any spelling that `foldName` unites. Rejected
 * plots do not count; a draft, a plot with an error and a named plot that is not among the supplier's have an unknown
 * area.
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
  const plots = groupItems(checks, ({ plot }) => createKey(plot));
  const balances = [...groupItems(purchases, (purchase) => createKey(purchase))].flatMap(([key, own]) =>
    compareSupplier(own, plots.get(key) ?? [], yieldPerHectare)
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
