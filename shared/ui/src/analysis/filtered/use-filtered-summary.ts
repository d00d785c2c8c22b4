import type { AddressProblem } from '../../tools/share/address-state';
import type { RequestState } from '../../kit/requests/use-request';
import { useRequest } from '../../kit/requests/use-request';
import type { ChangeState } from '../../base/widget-state';
import { useWidgetState } from '../../base/widget-state';
import type { AnalysisPartProps } from '../create-analysis-widget';
import { useAnalysisLink } from '../use-analysis-link';
import type { FilterState } from './filter-link';
import type { FilteredAnalysis, SummaryResult, SummaryTexts } from './filtered-analysis';

export interface FilteredSummary<Filter, Result> {
  /** Reason why the link could not be used; null otherwise. */
  readonly problem: AddressProblem | null;
  readonly applied: Filter | null;
  readonly answer: RequestState<Result>;
  /** The result kept to compare; null without one, and until its figures are loaded. */
  readonly kept: Result | null;
  /** Whether the result in force is the kept one. */
  readonly isKept: boolean;
  readonly change: ChangeState<FilterState<Filter>>;
  keepResult(): void;
  removeKept(): void;
}

type SummarySource = Pick<AnalysisPartProps<{ readonly serverUrl: string }>, 'id' | 'config' | 'seen'>;

/** Requests the result of a filter each time that the panel is shown or the filter changes. */
const useSummary = <Filter extends object, Result>(
  fetch: (filter: Filter, options: { serverUrl: string; signal: AbortSignal }) => Promise<Result>,
  filter: Filter | null,
  { config: { serverUrl }, seen }: SummarySource
) =>
  useRequest(seen && filter ? [filter, serverUrl] : null, ([asked, server], { signal }) =>
    fetch(asked, { serverUrl: server, signal })
  );

/**
 * Returns the filter of an analysis, its result, and the result that is kept to compare.
 * @param onLink called with the filters of the link that opened the page.
 */
export function useFilteredSummary<
  Texts extends SummaryTexts,
  Filter extends object,
  Result extends SummaryResult
>(
  analysis: FilteredAnalysis<Texts, Filter, Result>,
  source: SummarySource,
  onLink?: (state: FilterState<Filter>) => void
): FilteredSummary<Filter, Result> {
  const { everything, getCriteria = (filter: Filter) => filter } = analysis;
  const [{ applied, kept }, change] = useWidgetState(source.id, analysis.state);
  const problem = useAnalysisLink(source.id, analysis, onLink);
  const answer = useSummary(analysis.fetch, applied ?? everything, source);
  const beside = useSummary(analysis.fetch, kept, source);
  const toText = (filter: Filter) => JSON.stringify(getCriteria(filter));
  return {
    problem,
    applied,
    answer,
    kept: kept ? beside.last : null,
    isKept: kept !== null && toText(kept) === toText(applied ?? everything),
    change,
    keepResult: () => change((before) => ({ ...before, kept: before.applied ?? everything })),
    removeKept: () => change((before) => ({ ...before, kept: null }))
  };
}
