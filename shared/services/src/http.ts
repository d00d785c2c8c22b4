import { formatMessage, getFigureLanguage } from '@site/domain/src/base';
import type { Locale } from '@site/domain/src/base';
import { reportResponse, reportNoResponse } from './connection';
import { limitWait } from './limit-wait';
import { uploadFile } from './upload-file';
import { readEmbedKey } from './embed-address';
import { getOtherUser, readToken } from './session';

/** One of several reasons of a refusal. */
export interface ErrorIssue {
  readonly code: string;
  readonly message: string;
}

/** Details of a refusal; with `version_conflict` the current record and the caller's version of it. */
export interface ErrorDetails {
  readonly issues?: readonly ErrorIssue[];
  readonly current?: Readonly<Record<string, unknown>>;
  readonly yours?: Readonly<Record<string, unknown>> | null;
  /** Values of `field` of which one has to be chosen. */
  readonly choices?: readonly string[];
  /** The message in all languages. */
  readonly text?: Readonly<Record<Locale, string>>;
}

/**
 * Error of a failed call. `code` is stable and machine-readable; `network` when the server could not be
 * reached.
 */
export class ApiClientError extends Error {
  override readonly name = 'ApiClientError';
  readonly details?: ErrorDetails;

  constructor(
    readonly code: string,
    message: string,
    /** HTTP status, or 0 when there was no answer. */
    readonly status = 0,
    /** The invalid input field. */
    readonly field?: string,
    options?: { readonly cause?: unknown; readonly details?: ErrorDetails }
  ) {
    super(message);
    // Sets `cause` like `new Error(message, { cause })`, which the ES2020 library types lack (decision 78).
    if (options && 'cause' in options)
      Object.defineProperty(this, 'cause', { value: options.cause, configurable: true, writable: true });
    this.details = options?.details;
  }
}

/** Converts any thrown value to an {@link ApiClientError}; errors of other libraries keep their own `code`. */
export function toApiClientError(error: unknown): ApiClientError {
  if (error instanceof ApiClientError) return error;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return new ApiClientError(
    typeof code === 'string' ? code : 'unknown',
    typeof message === 'string' ? message : String(error),
    0,
    undefined,
    { cause: error }
  );
}

const sessionListeners = new Set<() => void>();

/**
 * Calls `listener` when the server reports that the session has ended. Returns a function that removes the
 * listener.
 */
export function onSessionEnded(listener: () => void): () => void {
  sessionListeners.add(listener);
  return () => sessionListeners.delete(listener);
}

/** Notifies the listeners that the session has ended. */
export function announceSessionEnd(): void {
  for (const listener of sessionListeners) listener();
}

export interface ProductRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: object;
  /** The answer is a file, returned as a Blob. */
  readonly isFile?: boolean;
  /** Sent as it is, in place of `body`. */
  readonly file?: Blob;
  /** Called with the share of the file that was sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Origin of the server ('https://site.example'); the page's own when empty. */
  readonly serverUrl?: string;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the request without the session's token. */
  readonly asGuest?: boolean;
}

const isAbort = (error: unknown): boolean => (error as { name?: string } | null)?.name === 'AbortError';

/** Statuses of a proxy that cannot reach the server behind it. */
export const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

async function sendRequest(serverUrl: string, send: () => Promise<Response>): Promise<Response> {
  try {
    const response = await send();
    if (GATEWAY_ERRORS.includes(response.status)) reportNoResponse(serverUrl);
    else reportResponse(serverUrl);
    return response;
  } catch (error) {
    if (isAbort(error)) throw error;
    reportNoResponse(serverUrl);
    const message = formatMessage('auth.network', getFigureLanguage());
    throw new ApiClientError('network', message, 0, undefined, { cause: error });
  }
}

/** Returns the JSON of a response, or undefined when it has no valid JSON. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

interface ErrorBody {
  readonly error?: ErrorDetails & {
    readonly code?: string;
    readonly message?: string;
    readonly field?: string;
  };
}

/**
 * Calls the product API; sends the cookie's token in the Authorization header.
 * @throws {ApiClientError} with the server's code and field, `http_<status>` without a code, or `network`; its
 * message is in the page's language where the server gives it in both.
 */
export async function requestProductApi<T>(path: string, request: ProductRequest = {}): Promise<T> {
  const { method = 'GET', body, file, onProgress, serverUrl = '', signal, asGuest = false } = request;
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  const token = asGuest ? null : readToken();
  if (token !== null) headers.authorization = token;
  const key = readEmbedKey();
  if (key !== null) headers['x-embed-key'] = key;
  if (body) headers['content-type'] = 'application/json';
  if (file) headers['content-type'] = 'application/octet-stream';
  const url = `${serverUrl}${path}`;
  const response = await sendRequest(serverUrl, () =>
    file
      ? uploadFile(url, file, { method, headers, signal, onProgress })
      : limitWait(
          (limited) =>
            fetch(url, {
              method,
              headers,
              // Cookies authenticate reads too, so the cookie of another account than the page's is left out.
              ...(getOtherUser() !== null && { credentials: 'omit' }),
              body: body && JSON.stringify(body),
              signal: limited
            }),
          signal
        )
  );
  if (response.ok && request.isFile) return (await response.blob()) as T;
  const answer = await readJson(response);
  if (response.ok) return answer as T;
  const { code, message, field, ...details } = (answer as ErrorBody | undefined)?.error ?? {};
  // A call without the session's token does not depend on the session.
  if (code === 'session_ended' && !asGuest) announceSessionEnd();
  throw new ApiClientError(
    code ?? `http_${response.status}`,
    details.text?.[getFigureLanguage()] ?? message ?? `The server answered ${response.status}.`,
    response.status,
    field,
    Object.keys(details).length > 0 ? { details } : undefined
  );
}
