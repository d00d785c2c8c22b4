import {
  plotCounts,
  plotDraftCheck,
  plotExportAnswer,
  plotPurchases,
  plotScreeningPage,
  storedScreening
} from '@site/domain';
import type {
  PlotCounts,
  PlotDraft,
  PlotDraftCheck,
  PlotExportAnswer,
  PlotPurchases,
  PlotPurchasesRequest,
  PlotScreening,
  PlotScreeningPage,
  PlotScreeningRequest,
  PlotSelection,
  StoredScreening
} from '@site/domain';
import { requestProductApi } from './http';
import { fetchRecord, getRecordPath, parseList, parseResponse } from './records';
import type { CallOptions } from './records';

/** Checks an outline that is being drawn; nothing is stored. @throws {ApiClientError} 'forbidden' without the role staff. */
export const checkPlotDraft = (draft: PlotDraft, options: CallOptions = {}): Promise<PlotDraftCheck> =>
  fetchRecord(plotDraftCheck, '/api/plot-checks', { ...options, method: 'POST', body: draft });

/** Fetches the number of plots by LGA; for callers below staff only of LGAs with enough suppliers. @throws {ApiClientError} */
export const fetchPlotCounts = async (options: CallOptions = {}): Promise<PlotCounts> =>
  parseResponse(plotCounts, await requestProductApi('/api/plot-counts', options));

/** Fetches geolocation files of plots for the EU, and the plots left out. @throws {ApiClientError} */
export const exportPlotFiles = (
  selection: PlotSelection,
  options: CallOptions = {}
): Promise<PlotExportAnswer> =>
  fetchRecord(plotExportAnswer, '/api/plot-export', { ...options, method: 'POST', body: selection });

/** Plots screened by a call: the progress is reported after each. */
const SCREENED_AT_ONCE = 1_000;

const fetchScreeningPage = (body: PlotScreeningRequest, options: CallOptions): Promise<PlotScreeningPage> =>
  fetchRecord(plotScreeningPage, '/api/plot-screening', { ...options, method: 'POST', body });

/** Counts the plots of a selection. @throws {ApiClientError} */
export const countSelectedPlots = async (
  selection: PlotSelection,
  options: CallOptions = {}
): Promise<number> => (await fetchScreeningPage({ ...selection, limit: 0 }, options)).total;

/** All screenings of a selection, with the sources of their layers. */
export type PlotScreenings = Pick<PlotScreeningPage, 'screenings' | 'sources'>;

/**
 * Screens plots against forest, deforestation and areas of high value; those that were screened with the same outline
 * and layers are read from the server. @throws {ApiClientError}
 * @param onProgress is called with the share of the plots that are screened, 0 to 1.
 */
export async function screenPlots(
  selection: PlotSelection,
  options: CallOptions & { onProgress?(share: number): void } = {}
): Promise<PlotScreenings> {
  const { onProgress, ...call } = options;
  const screenings: PlotScreening[] = [];
  for (let after: number | null = 0; ;) {
    const page: PlotScreeningPage = await fetchScreeningPage(
      { ...selection, limit: SCREENED_AT_ONCE, after },
      call
    );
    screenings.push(...page.screenings);
    if (page.next === null) return { screenings, sources: page.sources };
    after = page.next;
    onProgress?.(Math.min(1, screenings.length / page.total));
  }
}

/**
 * Compares the purchases of a season with the plots of their suppliers. @throws {ApiClientError} 'invalid_input' for a
 * season that ends before it begins.
 */
export const fetchPlotPurchases = (
  request: PlotPurchasesRequest,
  options: CallOptions = {}
): Promise<PlotPurchases> =>
  fetchRecord(plotPurchases, '/api/plot-purchases', { ...options, method: 'POST', body: request });

/** Fetches all screenings of a plot, the newest first. @throws {ApiClientError} 'record_not_found'. */
export async function fetchPlotScreenings(
  id: string,
  options: CallOptions = {}
): Promise<readonly StoredScreening[]> {
  const path = `${getRecordPath('/api/plots', id)}/screenings`;
  const answer = await requestProductApi<{ data?: unknown }>(path, options);
  return parseList(storedScreening, answer?.data);
}
