import type { Plot, PlotDraft, PlotDraftCheck } from '@site/domain';
import { checkPlots } from '@site/domain/src/plots';
import type { Query } from '../../store/store';
import { readPlotContext } from './read-plot-context';
import { readNeighbours } from './recheck-plots';

/** Fields on which no check depends. */
const UNCHECKED_FIELDS = {
  supplier: '',
  commodity: 'oilPalm',
  capture: 'drawn',
  capturedOn: '',
  status: 'draft'
} as const;

/** Checks an outline that is being drawn, against the stored plots and the reference outlines. */
export async function checkPlotDraft(
  query: Query,
  { id = '', community = '', geometry, statedArea }: PlotDraft
): Promise<PlotDraftCheck> {
  const plot: Plot = { ...UNCHECKED_FIELDS, id, community, geometry, statedArea };
  const neighbours = await readNeighbours(query, [plot]);
  const [check] = checkPlots([plot], await readPlotContext(query, [plot], neighbours));
  const { hectares, faults, unchecked, lgas } = check!;
  return { area: hectares, faults: [...faults], unchecked: [...unchecked], lgas: lgas && [...lgas] };
}
