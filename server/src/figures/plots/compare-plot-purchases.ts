import { comparePurchases, computeSeasonYield } from '@site/domain';
import type {
  Parameters,
  PlotPurchases,
  PlotPurchasesRequest,
  PurchaseCount,
  Result,
  SeasonPurchase
} from '@site/domain';
import { BoundValues } from '../../store/bound-values';
import type { Query } from '../../store/store';
import { PLOT_SUPPLIER, PURCHASED_CROP, SOURCE_SUPPLIER } from './purchase-sql';
import { readChecks, writeSelectionSql } from './select-plots';

/** Purchases of suppliers without any plot of the crop. */
const WITHOUT_PLOTS_SQL = `
  SELECT count(*)::int AS purchases, coalesce(sum(supplied_tonnage), 0) AS tonnes FROM raw_material_source AS source
   WHERE source.date BETWEEN $1::date AND $2::date
     AND (${SOURCE_SUPPLIER}) NOT IN (SELECT ${PLOT_SUPPLIER} FROM plot WHERE commodity = '${PURCHASED_CROP}')`;

const WITHOUT_SUPPLIER_SQL = `
  SELECT count(*)::int AS purchases, coalesce(sum(tonnes), 0) AS tonnes FROM purchase
   WHERE purchased_on BETWEEN $1::date AND $2::date
     AND NOT EXISTS (SELECT 1 FROM raw_material_source WHERE raw_material_source.id = purchase.id)`;

type Uncompared = PurchaseCount & Record<string, unknown>;

/**
 * Compares the purchases of a season with the plots that they name, or else with all plots of their supplier, selected
 * or not, for the suppliers of the selected plots.
 */
export async function comparePlotPurchases(
  query: Query,
  { selection, first, last, yieldPerHectare }: PlotPurchasesRequest,
  parameters: Parameters
): Promise<Result<PlotPurchases, 'invalidYield'>> {
  const bound = new BoundValues();
  const suppliers = `(SELECT ${PLOT_SUPPLIER} FROM plot
    WHERE plot.commodity = '${PURCHASED_CROP}' AND ${writeSelectionSql(selection, bound)})`;
  const checks = await readChecks(
    query,
    `plot.commodity = '${PURCHASED_CROP}' AND (${PLOT_SUPPLIER}) IN ${suppliers}`,
    bound.values
  );
  const days = [bound.add(first), bound.add(last)];
  const purchases = await query<SeasonPurchase & Record<string, unknown>>(
    `SELECT source.supplier_name AS supplier, source.community, source.supplied_tonnage AS tonnes,
            purchase.plot_ids AS "plotIds"
       FROM raw_material_source AS source JOIN purchase ON purchase.id = source.id
      WHERE source.date BETWEEN ${days[0]}::date AND ${days[1]}::date AND (${SOURCE_SUPPLIER}) IN ${suppliers}
      ORDER BY source.id`,
    bound.values
  );
  const perHectare = yieldPerHectare ?? computeSeasonYield(first, last, parameters) ?? 0;
  const compared = comparePurchases(purchases, checks, perHectare);
  if (compared.ok === false) return compared;
  const [withoutPlots] = await query<Uncompared>(WITHOUT_PLOTS_SQL, [first, last]);
  const [withoutSupplier] = await query<Uncompared>(WITHOUT_SUPPLIER_SQL, [first, last]);
  return {
    ok: true,
    value: {
      balances: [...compared.value].sort((a, b) => (b.bought ?? 0) - (a.bought ?? 0)),
      yieldPerHectare: perHectare,
      withoutPlots: withoutPlots!,
      withoutSupplier: withoutSupplier!
    }
  };
}
