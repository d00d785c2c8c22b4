import type { IAuthenticationManager } from '@esri/arcgis-rest-request';
import { reportResponse, reportNoResponse } from './connection';
import { readEmbedKey } from './embed-address';
import { ApiClientError, announceSessionEnd, GATEWAY_ERRORS } from './http';
import { limitWait } from './limit-wait';
import { getOtherUser, readToken } from './session';

/** Options of a request to an ArcGIS service. */
export interface ArcGisOptions {
  /** Origin of SITE's server ('https://site.example'); the page's own when empty. */
  readonly serverUrl?: string;
  /** Session for services of other servers, as `SessionManager.getSessionByUrl` returns it; null for public ones. */
  readonly session?: IAuthenticationManager | null;
  /**
   * Sends only the token of `session`, if any, also to SITE's own server: the call is then like the framework's
   * own.
   */
  readonly withoutPageSession?: boolean;
  readonly signal?: AbortSignal;
}

const INVALID_TOKEN = 498;

/** The parts of an `ArcGISRequestError` that are read here. */
interface RequestFault {
  readonly name: string;
  readonly code?: string | number;
  readonly originalMessage?: string;
  readonly response?: { readonly error?: { readonly code?: number } };
}

/**
 * Returns the status of a refused request: the code in the body, else the HTTP status; 0 when neither is known.
 */
const readStatus = ({ code, response }: RequestFault): number =>
  response?.error?.code ?? (Number(/\d{3}/.exec(String(code ?? ''))?.[0]) || 0);

/** Returns the error of arcgis-rest-js as one of this library; aborted requests keep their AbortError. */
function convertArcGisError(cause: unknown): unknown {
  const fault = cause as RequestFault;
  if (fault.name === 'AbortError') return cause;
  if (fault.code === undefined)
    return fault.name === 'SyntaxError'
      ? new ApiClientError('bad_answer', 'The service did not return JSON.', 0, undefined, {
          cause
        })
      : new ApiClientError('network', 'The service could not be reached.', 0, undefined, { cause });
  const status = readStatus(fault);
  const message = fault.originalMessage || `The service answered ${status || String(fault.code)}.`;
  return new ApiClientError(`arcgis_${status || String(fault.code)}`, message, status, undefined, { cause });
}

/** Returns whether a service belongs to SITE's server: only that gets the token of the page's session. */
const isOwnServer = (url: string, serverUrl: string): boolean =>
  new URL(url).origin === new URL(serverUrl || window.location.href).origin;

/** The page's session as an arcgis-rest-js authentication. A guest's token is empty, which is then left out. */
const pageSession: IAuthenticationManager = {
  portal: '',
  getToken: () => Promise.resolve(readToken() ?? '')
};

/** Options of a request that only SITE's own server needs: the partner's key, and no cookie of another account. */
function getOwnServerOptions() {
  const key = readEmbedKey();
  return {
    authentication: pageSession,
    ...(key !== null && { headers: { 'x-embed-key': key } }),
    ...(getOtherUser() !== null && { credentials: 'omit' as const })
  };
}

/** Reports to the page whether its own server could be reached, and a session that it no longer accepts. */
function reportOutcome(serverUrl: string, error: ApiClientError | null): void {
  if (error && (error.code === 'network' || GATEWAY_ERRORS.includes(error.status)))
    reportNoResponse(serverUrl);
  else reportResponse(serverUrl);
  if (error?.status === INVALID_TOKEN) announceSessionEnd();
}

/**
 * Requests an ArcGIS REST service through arcgis-rest-js, by POST. SITE's own server gets the token of the page's
 * session; other servers get that of `session`, which is refreshed once when it expires on the way.
 * @param url absolute address of the call: 'https://…/ImageServer/getSamples'.
 * @param params parameters of the call; objects are sent as JSON.
 * @throws {ApiClientError} `arcgis_<code>` with the service's message, `network` or `bad_answer`; AbortError.
 * @see https://developers.arcgis.com/arcgis-rest-js/api-reference/arcgis-rest-request/request/
 */
export async function requestArcGis<T>(
  url: string,
  params: Readonly<Record<string, unknown>>,
  { serverUrl = '', session = null, withoutPageSession = false, signal }: ArcGisOptions = {}
): Promise<T> {
  const own = !withoutPageSession && isOwnServer(url, serverUrl);
  // The library is fetched with the first call: few pages make one.
  const { request } = await import('@esri/arcgis-rest-request');
  try {
    const answer = (await limitWait(
      (limited) =>
        request(url, {
          params,
          signal: limited,
          ...(own ? getOwnServerOptions() : session && { authentication: session })
        }),
      signal
    )) as T;
    if (own) reportOutcome(serverUrl, null);
    return answer;
  } catch (cause) {
    const error = convertArcGisError(cause);
    if (own && error instanceof ApiClientError) reportOutcome(serverUrl, error);
    throw error;
  }
}
