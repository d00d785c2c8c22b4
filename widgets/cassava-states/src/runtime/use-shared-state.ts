import { React } from 'jimu-core';
import { useAddressState, useLinkProblem } from 'widgets/shared-code/site-tools';
import type { AddressCodec } from 'widgets/shared-code/site-tools';
import type { CassavaState } from './states';

/** The name of a state, which is stable when the figures are imported again. */
const CODEC: AddressCodec<string> = {
  version: 1,
  read: (value) => (typeof value === 'string' && value !== '' ? value : null)
};

/**
 * Stores the selected state in the address, and selects the state of the address on page load.
 * @param states null until loaded.
 * @param choose called with the object id.
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
