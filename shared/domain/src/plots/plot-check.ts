/** Answers of the checks as they are stored, without the code that computes them. */
import type { Plot } from './plot';
import type { LgaShare } from './plot-context';
import type { PlotFault, PlotFaultCode } from './plot-fault';

/** Answer of the checks for one plot. */
export interface StoredPlotCheck {
  readonly plot: Plot;
  /** Area in ha on the ellipsoid, of a point the stated one; null when unknown. */
  readonly hectares: number | null;
  readonly faults: readonly PlotFault[];
  /** Checks that could not be made, because something that they need is unknown. */
  readonly unchecked: readonly PlotFaultCode[];
  /** LGAs with the share of the plot in each, the largest first; null when unknown. More than one is no fault. */
  readonly lgas: readonly LgaShare[] | null;
}
