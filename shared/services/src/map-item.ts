import type { IAuthenticationManager } from '@esri/arcgis-rest-request';
import { requestArcGis } from './arcgis';
import { ApiClientError } from './http';
import { readToken } from './session';

/**
 * Reason why a portal does not return the item of a map: the reader is not signed in or has no access, the item
 * does not exist, or the portal does not answer.
 */
export type MapItemRefusal = 'signIn' | 'forbidden' | 'missing' | 'unreachable';

export interface MapItemQuery {
  /** Portal without `/sharing/rest`: 'https://maps.example/portal'. */
  readonly portalUrl: string;
  readonly itemId: string;
  /** The framework's session with that portal; null when it has none. */
  readonly session: IAuthenticationManager | null;
  readonly signal?: AbortSignal;
}

const NOT_SIGNED_IN = [401, 498, 499];
/** Portals answer 400 for items that do not exist or are hidden from the reader. */
const NOT_THERE = [400, 404];

/** Returns whether the portal is this page's own server, which authenticates the reader by cookie. */
const hasCookieSession = (portalUrl: string): boolean =>
  new URL(portalUrl, window.location.href).origin === window.location.origin && readToken() !== null;

function toRefusal({ code, status }: ApiClientError, isSignedIn: boolean): MapItemRefusal | null {
  if (code === 'network') return 'unreachable';
  if (NOT_SIGNED_IN.includes(status)) return 'signIn';
  if (status === 403) return isSignedIn ? 'forbidden' : 'signIn';
  if (NOT_THERE.includes(status)) return 'missing';
  return status >= 500 ? 'unreachable' : null;
}

/**
 * Requests the data of a map's item as the framework does, with the framework's session.
 * @returns null when the item can be read. @throws AbortError.
 */
export async function findMapItemRefusal({
  portalUrl,
  itemId,
  session,
  signal
}: MapItemQuery): Promise<MapItemRefusal | null> {
  const url = `${portalUrl}/sharing/rest/content/items/${encodeURIComponent(itemId)}/data`;
  try {
    await requestArcGis(url, {}, { session, withoutPageSession: true, signal });
    return null;
  } catch (error) {
    if (error instanceof ApiClientError)
      return toRefusal(error, session !== null || hasCookieSession(portalUrl));
    throw error;
  }
}
