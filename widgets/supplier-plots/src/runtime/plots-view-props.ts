import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { PlotSelection } from 'widgets/shared-code/site-domain';
import type { Settings } from '../config';
import type { PlotsState, PlotsStateSetter } from './state';

/** Props of a view that works on the plots selected by the list's filters. */
export interface SelectedPlotsProps {
  readonly selection: PlotSelection;
  readonly serverUrl: string;
  /** Opens a plot in the view of the plots, and on the map. */
  onSelectPlot(plotId: string): void;
}

/** Props of the parts of the view of the plots. */
export interface PlotsViewProps extends AnalysisPartProps<Settings> {
  readonly state: PlotsState;
  readonly change: PlotsStateSetter;
  /** Administrators change plots, staff read them. */
  readonly canWrite: boolean;
}
