import { UrlManager } from 'jimu-core';

/** How a kind of state is written into the address: raise `version` when its shape changes. */
export interface AddressCodec<State> {
  readonly version: number;
  /** What was found, as the state, or null where it is not one: it may come from anybody. */
  read(value: unknown): State | null;
}

/** Why an address gives no state: none is there, or what is there cannot be used. */
export type AddressProblem = 'absent' | 'tooLong' | 'damaged' | 'unknownVersion' | 'invalid';

export type AddressReading<State> =
  { readonly ok: true; readonly state: State } | { readonly ok: false; readonly problem: AddressProblem };

/** Longer ones are cut by mail programs and refused by proxies, characters. */
export const LONGEST_STATE = 1500;

const refused = (problem: AddressProblem) => ({ ok: false, problem }) as const;

/** UTF-8 in the alphabet of base64 that an address needs not escape. */
function toAddress(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCodePoint(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

function fromAddress(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** State as text for an address: `<version>.<base64url of JSON>`; null where it would be too long to be shared. */
export function encodeState<State>(state: State, { version }: AddressCodec<State>): string | null {
  const text = `${version}.${toAddress(JSON.stringify(state))}`;
  return text.length > LONGEST_STATE ? null : text;
}

/** The state that an address holds, or why it holds none. Never throws, whatever it is given. */
export function decodeState<State>(
  text: string | undefined,
  { version, read }: AddressCodec<State>
): AddressReading<State> {
  if (!text) return refused('absent');
  if (text.length > LONGEST_STATE) return refused('tooLong');
  const [, found, body] = /^(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (found === undefined || body === undefined) return refused('damaged');
  if (Number(found) !== version) return refused('unknownVersion');
  let value: unknown;
  try {
    value = JSON.parse(fromAddress(body));
  } catch {
    // Cut off or typed over: what is left says nothing.
    return refused('damaged');
  }
  const state = read(value);
  return state === null ? refused('invalid') : { ok: true, state };
}

/** Reads the parameter `key` of the page's address. */
export const readAddress = <State>(key: string, codec: AddressCodec<State>): AddressReading<State> =>
  decodeState(UrlManager.getInstance().getQueryObject()[key], codec);

const tooLong = new Set<string>();

/** The parameters that the address lacks because what they would say is too long to be shared. */
export const leftOutOfAddress = (): readonly string[] => [...tooLong];

/** Writes the parameter `key` without loading the page; null takes it away, as does a state that is too long. */
export function writeAddress<State>(key: string, state: State | null, codec: AddressCodec<State>): void {
  const text = state === null ? null : encodeState(state, codec);
  if (state !== null && text === null) tooLong.add(key);
  else tooLong.delete(key);
  const urls = UrlManager.getInstance();
  if ((urls.getQueryObject()[key] ?? null) !== text) urls.changeQueryObject({ [key]: text });
}
