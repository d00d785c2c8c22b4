import { exportPlotFiles, screenPlots } from 'widgets/shared-code/site-api';
import type { PlotScreenings } from 'widgets/shared-code/site-api';
import type {
  PlotExportAnswer,
  PlotScreening,
  PlotSelection,
  ShipmentSelection
} from 'widgets/shared-code/site-domain';

/** Files of a selection with the screening of the plots in them. */
export interface PreparedExport extends PlotExportAnswer {
  /** Purchases that the files are for; null for a selection of plots. */
  readonly chosenShipment: ShipmentSelection | null;
  /** Screenings of the exported plots, in the order of the files. */
  readonly screenings: readonly PlotScreening[];
  readonly sources: PlotScreenings['sources'];
}

interface PrepareOptions {
  readonly serverUrl: string;
  readonly signal: AbortSignal;
  onProgress(share: number): void;
}

/** Screens the selected plots, and fetches their files. @throws {ApiClientError} */
export async function prepareExport(
  selection: PlotSelection,
  { serverUrl, signal, onProgress }: PrepareOptions
): Promise<PreparedExport> {
  const { screenings, sources } = await screenPlots(selection, { serverUrl, signal, onProgress });
  const answer = await exportPlotFiles(selection, { serverUrl, signal });
  const byPlot = new Map(screenings.map((one) => [one.plotId, one]));
  return {
    ...answer,
    chosenShipment: selection.shipment ?? null,
    screenings: answer.exported.flatMap((id) => byPlot.get(id) ?? []),
    sources
  };
}
