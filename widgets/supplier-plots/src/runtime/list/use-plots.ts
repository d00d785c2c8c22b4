import { React } from 'jimu-core';
import { onDataChange, onRecordsChanged, useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { findLgaByCode } from 'widgets/shared-code/site-domain';
import type { PlotCounts, PlotRecord, PlotSelection } from 'widgets/shared-code/site-domain';
import { fetchPlotCounts, plotRecords } from 'widgets/shared-code/site-api';
import type { ListQuery } from 'widgets/shared-code/site-api';

/** Plots on a page of the list. */
export const PLOTS_PER_PAGE = 20;

/** Returns the query of the list for a selection; names of LGAs are not unique without their state. */
export function toListQuery({ lga, faultCode, status, commodity, search }: PlotSelection): ListQuery {
  const place = lga === undefined ? undefined : findLgaByCode(lga);
  return { status, commodity, search, faultCodes: faultCode, lga: place?.name, state: place?.state };
}

interface PlotsPage {
  readonly plots: readonly PlotRecord[];
  /** Count of plots that the filters select. */
  readonly total: number;
  /** Count of all plots. */
  readonly all: number;
}

/** Repeats a request when plots change here or in another tab, or data is imported. */
function useRetryOnChange({ retry }: Pick<RequestState<unknown>, 'retry'>): void {
  React.useEffect(() => onRecordsChanged((changed) => changed === 'Plot' && retry()), [retry]);
  React.useEffect(() => onDataChange(retry), [retry]);
}

/** Fetches a page of the selected plots. */
export function usePlots(selection: PlotSelection, page: number, serverUrl: string): RequestState<PlotsPage> {
  const answer = useRequest(
    [JSON.stringify(selection), page, serverUrl],
    async ([text, at, server], { signal }) => {
      const query = toListQuery(JSON.parse(text) as PlotSelection);
      const options = { serverUrl: server, signal };
      const [found, every] = await Promise.all([
        plotRecords.list({ ...query, page: at, limit: PLOTS_PER_PAGE, sort: 'supplier' }, options),
        plotRecords.list({ page: 1, limit: 1 }, options)
      ]);
      return { plots: found.records, total: found.total, all: every.total };
    }
  );
  useRetryOnChange(answer);
  return answer;
}

/** Fetches a plot with all its fields. */
export function usePlot(plotId: string, serverUrl: string): RequestState<PlotRecord> {
  const answer = useRequest([plotId, serverUrl], ([id, server], { signal }) =>
    plotRecords.one(id, { serverUrl: server, signal })
  );
  useRetryOnChange(answer);
  return answer;
}

/** Fetches the LGAs that have plots. */
export function usePlotLgas(serverUrl: string): RequestState<PlotCounts> {
  const answer = useRequest([serverUrl], ([server], { signal }) =>
    fetchPlotCounts({ serverUrl: server, signal })
  );
  useRetryOnChange(answer);
  return answer;
}
