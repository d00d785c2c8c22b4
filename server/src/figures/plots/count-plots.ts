import { roundForGuests } from '@site/domain';
import type { PlotCounts } from '@site/domain';
import type { Query } from '../../store/store';

const COUNT_SQL = `
  SELECT lga.code, lga.name AS lga, lga.state, count(*) AS plots,
         count(DISTINCT (name_words(plot.supplier), name_words(plot.community))) AS suppliers
    FROM plot JOIN lga ON lga.code = plot.lga_code
   WHERE plot.status <> 'rejected'
   GROUP BY lga.code, lga.name, lga.state ORDER BY lga.state, lga.name`;

/**
 * Counts the plots of each LGA.
 * @param minSuppliers fewest suppliers of an LGA that is listed, with numbers rounded to three digits; null for callers
 * who may read the plots. The rule is that of mills (docs/rules/guest-figures.md), by suppliers: several plots may be
 * one person's.
 */
export async function countPlots(query: Query, minSuppliers: number | null): Promise<PlotCounts> {
  const rows = await query<PlotCounts['data'][number] & { suppliers: number }>(COUNT_SQL);
  const told = minSuppliers === null ? rows : rows.filter(({ suppliers }) => suppliers >= minSuppliers);
  return {
    data: told.map(({ suppliers: _hidden, ...row }) => ({
      ...row,
      plots: minSuppliers === null ? row.plots : roundForGuests(row.plots)!
    })),
    toldFrom: minSuppliers
  };
}
