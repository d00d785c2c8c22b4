import { asApiClientError } from '@site/services';

/** Why something could not be had or done. */
export interface Fault {
  /** `refused`: the reader may not; asking again will not help. */
  readonly kind: 'refused' | 'failed';
  /** The product's code for it; 'unknown' where there is none. */
  readonly code: string;
  readonly message: string;
}

/** HTTP statuses of the product and of ArcGIS for what the reader may not have. */
const REFUSED: readonly number[] = [401, 403, 498, 499];
/** Of a proxy that does not reach the server behind it. */
const NOT_REACHED: readonly number[] = [502, 503, 504];

/** Addresses are for the network's log, not for readers. */
const withoutAddress = (text: string): string => text.replace(/\s*\bhttps?:\/\/\S+/g, '');

/** Whether the browser's `fetch` got nothing at all: its error has other words in every browser, and no status. */
const isUnreached = (error: unknown, status: number): boolean => {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  const isOfFetch = name === 'TypeError' && /fetch|network|load failed/i.test(message ?? '');
  return isOfFetch || (name === 'request:server' && (status === 0 || NOT_REACHED.includes(status)));
};

/**
 * What any thrown value means: the product's errors, those of the Maps SDK (which tell the status in `details`, and its
 * service's address in their message) and others.
 */
export function faultOf(error: unknown): Fault {
  const { code, message, status } = asApiClientError(error);
  const { httpStatus } = (error as { details?: { httpStatus?: number } } | null)?.details ?? {};
  if (isUnreached(error, httpStatus ?? status))
    return { kind: 'failed', code: 'network', message: 'The server could not be reached.' };
  const kind = REFUSED.includes(httpStatus ?? status) ? 'refused' : 'failed';
  return { kind, code, message: withoutAddress(message) };
}
