import type { PlotSelection } from 'widgets/shared-code/site-domain';

/** Props of a view that works on the plots selected by the list's filters. */
export interface SelectedPlotsProps {
  readonly selection: PlotSelection;
  readonly serverUrl: string;
  /** Opens a plot in the view of the plots, and on the map. */
  onSelectPlot(plotId: string): void;
}
