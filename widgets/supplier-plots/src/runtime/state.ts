/** State of the tool: its view, the filters of the list, the plot that is open, and whether it is changed. */
import type { StatePiece } from 'widgets/shared-code/site-base';
import type { PlotSelection, ShipmentSelection } from 'widgets/shared-code/site-domain';

export const PLOT_VIEWS = ['plots', 'screening', 'files'] as const;
export type PlotViewName = (typeof PLOT_VIEWS)[number];

export interface PlotsState {
  readonly view: PlotViewName;
  /** Plots that the filters select; without a condition, all plots. */
  readonly selection: PlotSelection;
  /** Purchases whose plots the files are for; null for the plots that the filters select. */
  readonly shipment: ShipmentSelection | null;
  /** Page of the list, from 1. */
  readonly page: number;
  /** Id of the plot that is shown with all its fields; null for the list. */
  readonly plotId: string | null;
  /** The form of a new plot, or of the open one; null while neither is open. */
  readonly form: 'add' | 'edit' | null;
}

export const SUPPLIER_PLOTS: StatePiece<PlotsState> = {
  key: 'supplierPlots',
  initial: { view: 'plots', selection: {}, shipment: null, page: 1, plotId: null, form: null }
};

export type PlotsStateSetter = (change: (before: PlotsState) => PlotsState) => void;

/** Opens a plot with all its fields, whichever view named it. */
export const openPlot = (state: PlotsState, plotId: string): PlotsState => ({
  ...state,
  view: 'plots',
  plotId,
  form: null
});

/** Returns to the list. */
export const closePlot = (state: PlotsState): PlotsState => ({ ...state, plotId: null, form: null });

/** Opens the form of a new plot, or of the open one. */
export const openForm = (state: PlotsState, form: 'add' | 'edit'): PlotsState => ({ ...state, form });

/** Changes the filters; the list starts at its first page. */
export function changeSelection(state: PlotsState, change: PlotSelection): PlotsState {
  const selection = Object.fromEntries(
    Object.entries({ ...state.selection, ...change }).filter(
      ([, value]) => value !== undefined && value !== ''
    )
  ) as PlotSelection;
  return { ...state, selection, page: 1 };
}

/** Returns whether the filters leave plots out. */
export const hasFilter = ({ selection }: Pick<PlotsState, 'selection'>): boolean =>
  Object.keys(selection).length > 0;
