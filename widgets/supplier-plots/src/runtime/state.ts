/** State of the tool: its view, the filters of the list, and the plot that is open. */
import type { StatePiece } from 'widgets/shared-code/site-base';
import type { PlotSelection } from 'widgets/shared-code/site-domain';

export const PLOT_VIEWS = ['plots', 'screening', 'files'] as const;
export type PlotViewName = (typeof PLOT_VIEWS)[number];

export interface PlotsState {
  readonly view: PlotViewName;
  /** Plots that the filters select; without a condition, all plots. */
  readonly selection: PlotSelection;
  /** Id of the plot that is shown with all its fields; null for the list. */
  readonly plotId: string | null;
}

export const SUPPLIER_PLOTS: StatePiece<PlotsState> = {
  key: 'supplierPlots',
  initial: { view: 'plots', selection: {}, plotId: null }
};

export type PlotsStateSetter = (change: (before: PlotsState) => PlotsState) => void;

/** Opens a plot with all its fields, whichever view named it. */
export const openPlot = (state: PlotsState, plotId: string): PlotsState => ({
  ...state,
  view: 'plots',
  plotId
});
