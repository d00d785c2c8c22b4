import { formatMessage, getFigureLanguage } from '@site/domain/src/base';
import type { Locale } from '@site/domain/src/base';
import { toApiClientError } from '@site/services/src/base';

/** Reason why a request or an action failed. */
export interface Fault {
  /** `refused`: the reader has no access, and a retry will not help. */
  readonly kind: 'refused' | 'failed';
  /** The product's error code; 'unknown' when the error has no code. */
  readonly code: string;
  /** In the page's language where the server or this suite has the text in it, else in English. */
  readonly message: string;
  /** The message in all languages, where the server gave it. */
  readonly text?: Readonly<Record<Locale, string>>;
}

/** HTTP statuses with which the product and ArcGIS refuse access. */
const ACCESS_DENIED: readonly number[] = [401, 403, 498, 499];
/** Statuses of a proxy that cannot reach the server behind it. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

/** Readers need no addresses; the network log has them. */
const removeUrls = (text: string): string => text.replace(/\s*\bhttps?:\/\/\S+/g, '');

/**
 * Returns whether the browser's `fetch` got no response at all. Its error has no status, and each browser words
 * it differently.
 */
const isNetworkError = (error: unknown, status: number): boolean => {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  const isOfFetch = name === 'TypeError' && /fetch|network|load failed/i.test(message ?? '');
  return isOfFetch || (name === 'request:server' && (status === 0 || GATEWAY_ERRORS.includes(status)));
};

/**
 * Converts any thrown value to a fault: errors of the product, of the Maps SDK (which has the status in
 * `details` and the service's address in the message) and others.
 */
export function toFault(error: unknown): Fault {
  const { code, message, status, details } = toApiClientError(error);
  const { httpStatus } = (error as { details?: { httpStatus?: number } } | null)?.details ?? {};
  if (code === 'network' || isNetworkError(error, httpStatus ?? status))
    return { kind: 'failed', code: 'network', message: formatMessage('auth.network', getFigureLanguage()) };
  const kind = ACCESS_DENIED.includes(httpStatus ?? status) ? 'refused' : 'failed';
  return { kind, code, message: removeUrls(message), ...(details?.text ? { text: details.text } : {}) };
}
