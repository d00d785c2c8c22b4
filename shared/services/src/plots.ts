import {
  plotCounts,
  plotDraftCheck,
  plotExportAnswer,
  plotPurchases,
  plotScreening,
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

/**
 * Screens plots against forest, deforestation and protected areas; those that were screened with the same outline and
 * layers are read from the server. @throws {ApiClientError}
 */
export async function screenPlots(
  selection: PlotSelection,
  options: CallOptions = {}
): Promise<readonly PlotScreening[]> {
  const request = { ...options, method: 'POST', body: selection } as const;
  const answer = await requestProductApi<{ data?: unknown }>('/api/plot-screening', request);
  return parseList(plotScreening, answer?.data);
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
