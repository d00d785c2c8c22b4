import { React } from 'jimu-core';
import type { AddressCodec } from 'widgets/shared-code/site-core';
import { useAddressState, useLinkProblem } from 'widgets/shared-code/site-core';
import type { CassavaState } from './states';

/** The name of a state: it stays what it is when the figures are imported anew. */
const CODEC: AddressCodec<string> = {
  version: 1,
  read: (value) => (typeof value === 'string' && value !== '' ? value : null)
};

/**
 * Keeps the chosen state in the address, and chooses the one that the address named when the page was opened.
 * @param states null until they are known. @param choose is told the object id.
 */
export function useSharedState(
  widgetId: string,
  states: readonly CassavaState[] | null,
  chosen: number | null,
  choose: (id: number) => void
): void {
  const [asked, setAsked] = React.useState<string | null>(null);
  const [isUnknown, setUnknown] = React.useState(false);
  const name = states?.find(({ id }) => id === chosen)?.name ?? null;
  const problem = useAddressState(`cassava.${widgetId}`, {
    state: asked ?? name,
    codec: CODEC,
    onRead: setAsked
  });
  React.useEffect(() => {
    if (asked === null || states === null) return;
    setAsked(null);
    const state = states.find((one) => one.name === asked);
    if (state) choose(state.id);
    else setUnknown(true);
  }, [asked, states, choose]);
  useLinkProblem(problem ?? (isUnknown ? 'invalid' : null));
}
