import type { Plot, PlotSelection } from '@site/domain';
import type { StoredPlotCheck } from '@site/domain/src/plots';
import { BoundValues } from '../../store/bound-values';
import { writeNameContainsSql } from '../../store/name-search-sql';
import type { Query } from '../../store/store';
import { PLOT_COLUMNS } from './read-plots';
import { writeShipmentSql } from './shipment';

/** Returns the SQL condition of the selected plots. */
export function writeSelectionSql(
  { ids, status, commodity, lga, faultCode, search, shipment }: PlotSelection,
  bound: BoundValues
): string {
  const conditions = [
    ...(ids ? [`plot.id = ANY (${bound.add(ids)}::text[])`] : []),
    ...(status ? [`plot.status = ${bound.add(status)}`] : []),
    ...(commodity ? [`plot.commodity = ${bound.add(commodity)}`] : []),
    ...(lga ? [`plot.lga_code = ${bound.add(lga)}`] : []),
    ...(faultCode ? [`plot.fault_codes @> ARRAY[${bound.add(faultCode)}::text]`] : []),
    ...(search ? [writeNameContainsSql(['plot.supplier', 'plot.community'], search, bound)] : []),
    ...(shipment ? [writeShipmentSql(shipment, bound)] : [])
  ];
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

type CheckRow = Plot & Pick<StoredPlotCheck, 'faults' | 'unchecked' | 'lgas'> & Record<string, unknown>;

/**
 * Returns the plots that fulfil an SQL condition with the stored answers of the checks, in the order in which they were
 * entered.
 */
export async function readChecks(
  query: Query,
  condition: string,
  values: readonly unknown[]
): Promise<StoredPlotCheck[]> {
  const rows = await query<CheckRow>(
    `SELECT ${PLOT_COLUMNS}, faults, unchecked, lgas FROM plot WHERE ${condition} ORDER BY object_id`,
    values
  );
  return rows.map(({ faults, unchecked, lgas, ...plot }) => ({
    plot: plot as Plot,
    hectares: plot.area ?? null,
    faults,
    unchecked,
    lgas
  }));
}

/** As {@link readChecks}, of the selected plots. */
export function readCheckedPlots(query: Query, selection: PlotSelection): Promise<StoredPlotCheck[]> {
  const bound = new BoundValues();
  const condition = writeSelectionSql(selection, bound);
  return readChecks(query, condition, bound.values);
}
