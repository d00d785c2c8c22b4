import { comparePurchases, computeSeasonYield } from '@site/domain';
import type {
  Parameters,
  PlotPurchases,
  PlotPurchasesRequest,
  Result,
  SeasonPurchase,
  UncomparedPurchases
} from '@site/domain';
import { BoundValues } from '../../store/bound-values';
import type { Query } from '../../store/store';
import { readChecks, writeSelectionSql } from './select-plots';

/** Crop whose product the purchases are. */
const COMMODITY = 'oilPalm';

/** SQL of the two columns that identify the supplier of a row, in any spelling. */
const writeSupplierSql = (supplier: string, community: string): string =>
  `name_words(${supplier}), name_words(${community})`;

const PLOT_SUPPLIER = writeSupplierSql('plot.supplier', 'plot.community');
const SOURCE_SUPPLIER = writeSupplierSql('source.supplier_name', 'source.community');

/** Purchases of suppliers without any plot of the crop. */
const WITHOUT_PLOTS_SQL = `
  SELECT count(*)::int AS purchases, coalesce(sum(supplied_tonnage), 0) AS tonnes FROM raw_material_source AS source
   WHERE source.date BETWEEN $1::date AND $2::date
     AND (${SOURCE_SUPPLIER}) NOT IN (SELECT ${PLOT_SUPPLIER} FROM plot WHERE commodity = '${COMMODITY}')`;

const WITHOUT_SUPPLIER_SQL = `
  SELECT count(*)::int AS purchases, coalesce(sum(tonnes), 0) AS tonnes FROM purchase
   WHERE purchased_on BETWEEN $1::date AND $2::date
     AND NOT EXISTS (SELECT 1 FROM raw_material_source WHERE raw_material_source.id = purchase.id)`;

type Uncompared = UncomparedPurchases & Record<string, unknown>;

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
    WHERE plot.commodity = '${COMMODITY}' AND ${writeSelectionSql(selection, bound)})`;
  const checks = await readChecks(
    query,
    `plot.commodity = '${COMMODITY}' AND (${PLOT_SUPPLIER}) IN ${suppliers}`,
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
