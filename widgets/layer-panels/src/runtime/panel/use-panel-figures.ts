import { React } from 'jimu-core';
import type { NameSum, PanelColumns, PanelFigures, SliderScale } from 'widgets/shared-code/site-core';
import {
  histogramEdges,
  isSkewed,
  panelFigures,
  panelFilters,
  panelHistogram,
  panelMask,
  sumsByName
} from 'widgets/shared-code/site-core';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from '../filter-state';
import { whereOf } from '../filter-state';

/** Parts of a histogram. */
const PARTS = 24;

/** The mask of the rows a panel's condition keeps, the slider of one field left out if told. */
const maskOf = (columns: PanelColumns, panel: ReadyPanel, state: FilterState, except?: string) =>
  panelMask(columns, panelFilters(whereOf(panel, state, except), columns));

/** The columns that averages are weighted by, by the column averaged. */
const weightsOf = ({ figures = [] }: ReadyPanel): Record<string, string> =>
  Object.fromEntries(figures.flatMap(({ field, weight }) => (weight === undefined ? [] : [[field, weight]])));

/** The figures of the rows kept; null until the columns are there. */
export function useFigures(
  columns: PanelColumns | null,
  panel: ReadyPanel,
  state: FilterState
): PanelFigures | null {
  return React.useMemo(
    () => columns && panelFigures(columns, maskOf(columns, panel, state), weightsOf(panel)),
    [columns, panel, state]
  );
}

/**
 * The figures of the summary, and how many of the rows kept they leave out; null until the columns are there.
 * @param kept the figures of all rows kept, which are the summary's where it leaves nothing out.
 */
export function useSummary(
  columns: PanelColumns | null,
  panel: ReadyPanel,
  state: FilterState,
  kept: PanelFigures | null
): { readonly figures: PanelFigures; readonly leftOut: number } | null {
  return React.useMemo(() => {
    const { leavesOut } = panel;
    if (!columns || !kept) return null;
    if (!leavesOut) return { figures: kept, leftOut: 0 };
    const { field, value } = leavesOut;
    const labels = columns.categories[field]!.labels.filter((label) => label !== value);
    const filters = panelFilters(whereOf(panel, state), columns);
    const mask = panelMask(columns, [...filters, { kind: 'oneOf', column: field, labels }]);
    const figures = panelFigures(columns, mask, weightsOf(panel));
    return { figures, leftOut: kept.count - figures.count };
  }, [columns, kept, panel, state]);
}

/** The agents of the rows kept, with their records and tonnes; null for another panel, and until the columns are there. */
export function useAgentSums(
  columns: PanelColumns | null,
  panel: ReadyPanel,
  state: FilterState
): readonly NameSum[] | null {
  return React.useMemo(() => {
    const { agents } = panel;
    if (!columns || !agents) return null;
    const mask = maskOf(columns, panel, state);
    return sumsByName(columns.categories[agents.field]!, columns.numbers[agents.tonnes]!, mask);
  }, [columns, panel, state]);
}

/** Values behind a slider, by the parts between the edges. */
export interface Histogram {
  /** Rising, one more than there are counts. */
  readonly edges: readonly number[];
  readonly counts: Int32Array;
}

/**
 * By field, how values stand along each slider: of all records, so that no filter changes it under the thumb; evenly until
 * the columns are there.
 */
export function useScales(
  columns: PanelColumns | null,
  { sliders }: ReadyPanel
): Readonly<Record<string, SliderScale>> {
  return React.useMemo(
    () =>
      Object.fromEntries(
        sliders.map(({ field, min, max }) => {
          const values = columns?.numbers[field];
          return [field, { min, max, log: values !== undefined && isSkewed(values, { min, max }) }];
        })
      ),
    [columns, sliders]
  );
}

/** By field, behind each slider, the values that the other filters keep; null until the columns are there. */
export function useHistograms(
  columns: PanelColumns | null,
  panel: ReadyPanel,
  scales: Readonly<Record<string, SliderScale>>,
  state: FilterState
): Readonly<Record<string, Histogram>> | null {
  return React.useMemo(() => {
    if (!columns) return null;
    const each = panel.sliders.map(({ field, step }) => {
      const mask = maskOf(columns, panel, state, field);
      const edges = histogramEdges(scales[field]!, step, PARTS);
      return [field, { edges, counts: panelHistogram(columns.numbers[field]!, mask, edges) }] as const;
    });
    return Object.fromEntries(each);
  }, [columns, panel, scales, state]);
}
