import { plotCounts, plotDraftCheck, plotExportAnswer } from '@site/domain';
import type { PlotCounts, PlotDraft, PlotDraftCheck, PlotExportAnswer, PlotSelection } from '@site/domain';
import { requestProductApi } from './http';
import { fetchRecord, parseResponse } from './records';
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
