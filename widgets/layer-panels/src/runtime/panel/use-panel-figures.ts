import { React } from 'jimu-core';
import type { PanelColumns, PanelFigures, SliderName } from 'widgets/shared-code/site-core';
import {
  panelFigures,
  panelFilters,
  panelHistogram,
  panelMask,
  SLIDERS
} from 'widgets/shared-code/site-core';
import type { LayerPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from '../filter-state';
import { whereOf } from '../filter-state';
import { BINS } from './histogram';

/** The mask of the rows a panel's condition keeps, one slider left out if told. */
const maskOf = (columns: PanelColumns, panel: LayerPanel, state: FilterState, except?: SliderName) =>
  panelMask(columns, panelFilters(whereOf(panel, state, except), columns));

/** The figures of the rows kept; null until the columns are there. */
export function useFigures(
  columns: PanelColumns | null,
  panel: LayerPanel,
  state: FilterState
): PanelFigures | null {
  return React.useMemo(
    () => columns && panelFigures(columns, maskOf(columns, panel, state)),
    [columns, panel, state]
  );
}

/** Behind each slider, the values that the other filters keep; null until the columns are there. */
export function useHistograms(
  columns: PanelColumns | null,
  panel: LayerPanel,
  state: FilterState
): Readonly<Partial<Record<SliderName, Int32Array>>> | null {
  return React.useMemo(() => {
    if (!columns) return null;
    const each = (panel.sliders ?? []).map(({ slider, field }) => [
      slider,
      panelHistogram(columns.numbers[field], maskOf(columns, panel, state, slider), SLIDERS[slider], BINS)
    ]);
    return Object.fromEntries(each) as Partial<Record<SliderName, Int32Array>>;
  }, [columns, panel, state]);
}
