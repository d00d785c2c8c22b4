import { React } from 'jimu-core';
import { useConditions } from './use-conditions';
import { useCount } from './use-count';
import type { RecordCount } from './use-count';
import type { Filters } from './use-filters';
import type { ListedLayer } from './use-layers';

export interface LayerCounts {
  readonly count: RecordCount;
  /** Count of the records that filters and the drawn shape keep; null without either. */
  readonly kept: RecordCount;
  /** Text key of the reason why a count is missing; null otherwise. */
  readonly problem: 'refused' | 'countFailed' | null;
  /** Replaces the count of what the filters keep by that of the open panel. */
  setPanelCount(count: number): void;
  /** Repeats the counts that failed. */
  retry(): void;
}

/** Returns whether the service returned no count. */
export const isUnknown = (count: RecordCount): boolean => count === 'unknown' || count === 'refused';

/** Returns the counts of a layer's records: of all, and of what the filters keep. */
export function useLayerCounts(
  { id, jimuLayerView }: ListedLayer,
  shown: boolean,
  filters: Filters
): LayerCounts {
  const [count, retryCount] = useCount(jimuLayerView, shown);
  const { inForce, shape } = useConditions(id, jimuLayerView, filters);
  const selection = React.useMemo(() => ({ where: inForce ?? '', shape }), [inForce, shape]);
  const isNarrowed = inForce !== null || shape !== null;
  // An open panel reports its own count, also while a slider is dragged.
  const [counted, setCounted] = React.useState<number | null>(null);
  const [asked, retryKept] = useCount(jimuLayerView, shown && isNarrowed && counted === null, selection);
  const kept = isNarrowed ? (counted ?? asked) : null;
  const counts = [count, kept];
  const lacksCount = shown && counts.some(isUnknown);
  return {
    count,
    kept,
    problem: !lacksCount ? null : counts.includes('refused') ? 'refused' : 'countFailed',
    setPanelCount: setCounted,
    retry: () => {
      if (count === 'unknown') retryCount();
      if (kept === 'unknown') retryKept();
    }
  };
}
