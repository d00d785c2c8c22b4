import { hooks, React } from 'jimu-core';
import type { AddressCodec, AddressProblem } from './address-state';
import { readAddress, writeAddress } from './address-state';
import { failed } from '@site/domain';

export interface AddressState<State> {
  /** What is shown now; null writes nothing into the address. */
  readonly state: State | null;
  readonly codec: AddressCodec<State>;
  /** Shows what the address asked for when the page was opened. */
  onRead(state: State): void;
}

/**
 * Keeps what a widget shows in the parameter `key` of the address, so that the address can be shared. What it held at
 * first is shown once; from then on it follows.
 * @returns why the address could not be used, null where it could or asked for nothing.
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
  // Compared as text: a state that is made anew with each drawing is still the same.
  const text = JSON.stringify(state);
  React.useEffect(() => {
    if (shown) writeAddress(key, JSON.parse(text) as State | null, codec);
  }, [shown, key, text, codec]);
  return failed(first) && first.problem !== 'absent' ? first.problem : null;
}
