import { UrlManager } from 'jimu-core';

/** Codec of a kind of state in the page's address. Raise `version` when its shape changes. */
export interface AddressCodec<State> {
  readonly version: number;
  /** Returns the decoded value as a state, or null when it is no valid state. The value is untrusted. */
  read(value: unknown): State | null;
}

/** Reason why an address gives no state: the parameter is absent or cannot be used. */
export type AddressProblem = 'absent' | 'tooLong' | 'damaged' | 'unknownVersion' | 'invalid';

export type AddressReading<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly problem: AddressProblem };

/**
 * Maximum length of an encoded state, characters. Mail programs cut longer addresses and proxies refuse them.
 */
export const MAX_STATE_LENGTH = 1500;

/**
 * Maximum length of the states of all widgets together, characters. Proxies refuse lines above 8 kB by default, and the
 * server reads 16 kB, of which calls of the page send the address once more as their referrer.
 */
export const MAX_QUERY_LENGTH = 7000;

const createFailure = (problem: AddressProblem) => ({ ok: false, problem }) as const;

/** Encodes UTF-8 text as base64url, which needs no escaping in an address. */
function encodeBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCodePoint(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Encodes a state for an address as `<version>.<base64url of JSON>`; null when it is too long to be shared. */
export function encodeState<State>(state: State, { version }: AddressCodec<State>): string | null {
  const text = `${version}.${encodeBase64Url(JSON.stringify(state))}`;
  return text.length > MAX_STATE_LENGTH ? null : text;
}

/** Returns the state that an address holds, or why it holds none. Never throws, whatever the text is. */
export function decodeState<State>(
  text: string | undefined,
  { version, read }: AddressCodec<State>
): AddressReading<State> {
  if (!text) return createFailure('absent');
  if (text.length > MAX_STATE_LENGTH) return createFailure('tooLong');
  const [, found, body] = /^(\d{1,4})\.([\w-]+)$/.exec(text) ?? [];
  if (found === undefined || body === undefined) return createFailure('damaged');
  if (Number(found) !== version) return createFailure('unknownVersion');
  let value: unknown;
  try {
    value = JSON.parse(decodeBase64Url(body));
  } catch {
    // The text was cut off or edited and cannot be decoded.
    return createFailure('damaged');
  }
  const state = read(value);
  return state === null ? createFailure('invalid') : { ok: true, state };
}

/** Reads the parameter `key` of the page's address. */
export const readAddress = <State>(key: string, codec: AddressCodec<State>): AddressReading<State> =>
  decodeState(UrlManager.getInstance().getQueryObject()[key], codec);

const omittedParameters = new Set<string>();

/** Lists the parameters that the address lacks because their state is too long to be shared. */
export const listOmittedParameters = (): readonly string[] => [...omittedParameters];

/** Returns whether a parameter fits into an address beside its other parameters. */
function fitsIn(query: Readonly<Record<string, string>>, key: string, text: string): boolean {
  const others = Object.entries(query).filter(([name]) => name !== key);
  return new URLSearchParams([...others, [key, text]]).toString().length <= MAX_QUERY_LENGTH;
}

/**
 * Writes the parameter `key` without reloading the page. Null, or a state that is too long by itself or beside the
 * others, removes it.
 */
export function writeAddress<State>(key: string, state: State | null, codec: AddressCodec<State>): void {
  const urls = UrlManager.getInstance();
  const query = urls.getQueryObject();
  const encoded = state === null ? null : encodeState(state, codec);
  const text = encoded !== null && fitsIn(query, key, encoded) ? encoded : null;
  if (state !== null && text === null) omittedParameters.add(key);
  else omittedParameters.delete(key);
  if ((query[key] ?? null) !== text) urls.changeQueryObject({ [key]: text });
}
