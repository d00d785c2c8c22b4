import { hooks, React } from 'jimu-core';
import type { AddressCodec, AddressProblem } from './address-state';
import { readAddress, writeAddress } from './address-state';
import { isFailure } from '@site/domain';

export interface AddressState<State> {
  /** Current state; null removes the parameter from the address. */
  readonly state: State | null;
  readonly codec: AddressCodec<State>;
  /** Applies the state that the address had when the page was opened. */
  onRead(state: State): void;
}

/**
 * Keeps a widget's state in the parameter `key` of the address, so that the address can be shared. Its initial
 * value is applied once; from then on the address follows the state.
 * @returns why the address could not be used; null when it could or had no such parameter.
 */
export function useAddressState<State>(key: string, options: AddressState<State>): AddressProblem | null {
  const { state, codec, onRead } = options;
  const [first] = React.useState(() => readAddress(key, codec));
  const show = hooks.useEventCallback(onRead);
  const [shown, setShown] = React.useState(false);
  React.useEffect(() => {
    if (first.ok) show(first.state);
    setShown(true);
  }, [first, show]);
  // Compared as text: a state that is re-created on each render is still the same.
  const text = JSON.stringify(state);
  React.useEffect(() => {
    if (shown) writeAddress(key, JSON.parse(text) as State | null, codec);
  }, [shown, key, text, codec]);
  return isFailure(first) && first.problem !== 'absent' ? first.problem : null;
}
