import type { Analysis, AnalysisLink, AnalysisWords } from '../define-analysis';
import type { FilterLink, FilterState } from './filter-link';

/** Result of a filter. */
export interface SummaryResult {
  readonly summary: {
    readonly totals: object;
    /** ISO 8601; null when the date of the data is not known. Optional, as a client's types read its schema. */
    readonly dataDate?: string | null;
    readonly parameterVersion: number;
    /** ISO 8601. */
    readonly computedAt: string;
  };
}

/** Texts that every analysis by filter has. */
export type SummaryTexts = (key: '_widgetLabel' | 'compare' | 'keep' | 'kept' | 'letGo') => string;

/** A figure by which results are compared, with the function that formats it. */
export type ComparedFigure<Totals> = readonly [
  key: string,
  label: string,
  format: (totals: Totals) => string
];

/** Declaration of an analysis that summarises the records that a filter keeps. */
export interface FilteredAnalysis<
  Texts extends SummaryTexts,
  Filter,
  Result extends SummaryResult
> extends Analysis<Texts, FilterState<Filter>, FilterLink, Result> {
  readonly link: AnalysisLink<FilterState<Filter>, FilterLink>;
  /** The filter that keeps all records. */
  readonly everything: Filter;
  /** Returns the part of a filter that decides its result; the whole filter if left out. */
  getCriteria?(filter: Filter): unknown;
  fetch(
    filter: Filter,
    options: { readonly serverUrl: string; readonly signal: AbortSignal }
  ): Promise<Result>;
  /** Describes the filter of a result in words. */
  describe(result: Result, t: Texts): string;
  listFigures(words: AnalysisWords<Texts>): readonly ComparedFigure<Result['summary']['totals']>[];
  /** Contents of its files: of the result in force, and of the kept one. */
  csv(results: readonly Result[], t: Texts): string;
  geoJson(results: readonly Result[], t: Texts): string;
}
