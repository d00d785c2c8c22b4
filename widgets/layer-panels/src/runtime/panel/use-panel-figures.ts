import { React } from 'jimu-core';
import {
  computeHistogramEdges,
  computePanelFigures,
  computePanelHistogram,
  computePanelMask,
  isSkewed,
  sumByName,
  toPanelFilters
} from 'widgets/shared-code/site-domain';
import type { NameSum, PanelColumns, PanelFigures, SliderScale } from 'widgets/shared-code/site-domain';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from '../filter-state';
import { buildWhere } from '../filter-state';

/** Number of bars of a histogram. */
const HISTOGRAM_BARS = 24;

/** Returns the mask of the rows that a panel's condition keeps, optionally without the slider of one field. */
const computeMask = (columns: PanelColumns, panel: ReadyPanel, state: FilterState, except?: string) =>
  computePanelMask(columns, toPanelFilters(buildWhere(panel, state, except), columns));

/** Returns the columns that weight averages, by averaged column. */
const getWeights = ({ figures = [] }: ReadyPanel): Record<string, string> =>
  Object.fromEntries(figures.flatMap(({ field, weight }) => (weight === undefined ? [] : [[field, weight]])));

/** Returns the figures of the rows kept; null until the columns are loaded. */
export function useFigures(
  columns: PanelColumns | null,
  panel: ReadyPanel,
  state: FilterState
): PanelFigures | null {
  return React.useMemo(
    () => columns && computePanelFigures(columns, computeMask(columns, panel, state), getWeights(panel)),
    [columns, panel, state]
  );
}

/**
 * Returns the figures of the summary and the number of kept rows that they exclude; null until the columns
 * are loaded.
 * @param kept figures of all rows kept, used for the summary when it excludes nothing.
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
    const filters = toPanelFilters(buildWhere(panel, state), columns);
    const mask = computePanelMask(columns, [...filters, { kind: 'oneOf', column: field, labels }]);
    const figures = computePanelFigures(columns, mask, getWeights(panel));
    return { figures, leftOut: kept.count - figures.count };
  }, [columns, kept, panel, state]);
}

/**
 * Returns the agents of the rows kept, with their records and tonnes; null for other panels, and until the
 * columns are loaded.
 */
export function useAgentSums(
  columns: PanelColumns | null,
  panel: ReadyPanel,
  state: FilterState
): readonly NameSum[] | null {
  return React.useMemo(() => {
    const { agents } = panel;
    if (!columns || !agents) return null;
    const mask = computeMask(columns, panel, state);
    return sumByName(columns.categories[agents.field]!, columns.numbers[agents.tonnes]!, mask);
  }, [columns, panel, state]);
}

/** Counts of the values behind a slider, by the intervals between the edges. */
export interface Histogram {
  /** Ascending; one more than there are counts. */
  readonly edges: readonly number[];
  readonly counts: Int32Array;
}

/**
 * Returns the scale of each slider by field. It is computed from all records, so that filters do not change
 * it while the thumb moves; linear until the columns are loaded.
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

/**
 * Returns the histogram behind each slider by field, of the values that the other filters keep; null until
 * the columns are loaded.
 */
export function useHistograms(
  columns: PanelColumns | null,
  panel: ReadyPanel,
  scales: Readonly<Record<string, SliderScale>>,
  state: FilterState
): Readonly<Record<string, Histogram>> | null {
  return React.useMemo(() => {
    if (!columns) return null;
    const each = panel.sliders.map(({ field, step }) => {
      const mask = computeMask(columns, panel, state, field);
      const edges = computeHistogramEdges(scales[field]!, step, HISTOGRAM_BARS);
      return [field, { edges, counts: computePanelHistogram(columns.numbers[field]!, mask, edges) }] as const;
    });
    return Object.fromEntries(each);
  }, [columns, panel, scales, state]);
}
