import { React } from 'jimu-core';
import { readDecimal, useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { countPlotCorners, QUANTITIES } from 'widgets/shared-code/site-domain';
import type { PlotDraft, PlotDraftCheck, PlotGeometry } from 'widgets/shared-code/site-domain';
import { checkPlotDraft } from 'widgets/shared-code/site-api';

/** Debounce before a changed outline is checked, ms. */
const CHECK_DEBOUNCE_MS = 400;
const MIN_CORNERS = 3;

interface CheckedInput {
  readonly geometry: PlotGeometry | null;
  readonly id: string | undefined;
  readonly community: string;
  /** As typed. */
  readonly statedArea: string;
}

const canCheck = (geometry: PlotGeometry | null): geometry is PlotGeometry =>
  geometry !== null && (geometry.type === 'Point' || countPlotCorners(geometry) >= MIN_CORNERS);

/** Returns the draft that is checked; null while there is no outline. */
function toDraft({ geometry, id, community, statedArea }: CheckedInput): PlotDraft | null {
  if (!canCheck(geometry)) return null;
  const hectares = readDecimal(statedArea);
  const { min, max } = QUANTITIES.farmSize;
  return {
    geometry,
    ...(id !== undefined && { id }),
    ...(community.trim() !== '' && { community: community.trim() }),
    ...(hectares !== null && hectares >= min && hectares <= max && { statedArea: hectares })
  };
}

/** Checks an outline while it is captured; a newer outline replaces the request. */
export function useDraftCheck(input: CheckedInput, serverUrl: string): RequestState<PlotDraftCheck> {
  const draft = toDraft(input);
  const text = draft && JSON.stringify(draft);
  const [settled, setSettled] = React.useState(text);
  React.useEffect(() => {
    const timer = setTimeout(() => setSettled(text), CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // An outline that was removed has no checks at once.
  return useRequest(
    text === null || settled === null ? null : [settled, serverUrl],
    ([asked, server], { signal }) =>
      checkPlotDraft(JSON.parse(asked) as PlotDraft, { serverUrl: server, signal })
  );
}
