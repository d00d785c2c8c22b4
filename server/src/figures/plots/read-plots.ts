import type { Plot } from '@site/domain';
import type { Query } from '../../store/store';

/** SQL of the columns of a plot, each under the name of its field. */
export const PLOT_COLUMNS = `
  id, supplier, community, commodity, shape AS geometry, stated_area AS "statedArea", area, capture, accuracy,
  captured_on AS "capturedOn", consent_on AS "consentOn", consent_withdrawn_on AS "consentWithdrawnOn",
  tenure_paper AS "tenurePaper", status, rejection`;

/** Returns the plots that fulfil an SQL condition, in the order in which they were entered. */
export const readPlots = (
  query: Query,
  condition: string,
  values: readonly unknown[] = []
): Promise<Plot[]> =>
  query<Plot & Record<string, unknown>>(
    `SELECT ${PLOT_COLUMNS} FROM plot WHERE ${condition} ORDER BY object_id`,
    values
  );
