import { React } from 'jimu-core';
import type { PanelColumns } from 'widgets/shared-code/site-core';
import { holdFields, loadColumns } from 'widgets/shared-code/site-map';
import type { ColumnFields, LayerPanel } from 'widgets/shared-code/site-map';

type FeatureLayer = Parameters<typeof loadColumns>[0];

export type ColumnsState =
  | { readonly status: 'loading'; readonly share: number }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly columns: PanelColumns };

/** The fields that a panel reckons with. */
export function fieldsOf({
  sliders = [],
  lists = [],
  figures = [],
  countBy = [],
  leavesOut,
  dateFilter
}: LayerPanel): ColumnFields {
  const numbers = [...sliders, ...figures].map(({ field }) => field);
  numbers.push(...figures.flatMap(({ weight }) => weight ?? []));
  const categories = [...lists.map(({ field }) => field), ...countBy];
  if (leavesOut) categories.push(leavesOut.field);
  if (dateFilter) {
    numbers.push(dateFilter.field);
    categories.push(dateFilter.lgaField);
  }
  return { numbers: [...new Set(numbers)], categories: [...new Set(categories)] };
}

/** The fields that a panel filters by. */
const filteredBy = ({ sliders = [], lists = [], dateFilter }: LayerPanel): string[] => [
  ...[...sliders, ...lists].map(({ field }) => field),
  ...(dateFilter ? [dateFilter.field, dateFilter.lgaField] : [])
];

/** The columns of a layer's panel, read once the panel is open. */
export function useColumns(layer: FeatureLayer, panel: LayerPanel): ColumnsState & { retry(): void } {
  const [attempt, setAttempt] = React.useState(0);
  const [state, setState] = React.useState<ColumnsState>({ status: 'loading', share: 0 });
  React.useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'loading', share: 0 });
    const onProgress = (share: number) => {
      if (!leaving.signal.aborted) setState({ status: 'loading', share });
    };
    loadColumns(layer, fieldsOf(panel), leaving.signal, onProgress).then(
      (columns) => {
        if (leaving.signal.aborted) return;
        setState({ status: 'ready', columns });
        holdFields(layer, filteredBy(panel));
      },
      (error: unknown) => !leaving.signal.aborted && setState({ status: 'failed', error })
    );
    return () => leaving.abort();
  }, [layer, panel, attempt]);
  const retry = React.useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}
