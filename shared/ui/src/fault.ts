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

/** What any thrown value means: the product's errors, those of the Maps SDK (which tell the status in `details`) and others. */
export function faultOf(error: unknown): Fault {
  const { code, message, status } = asApiClientError(error);
  const { httpStatus } = (error as { details?: { httpStatus?: number } } | null)?.details ?? {};
  return { kind: REFUSED.includes(httpStatus ?? status) ? 'refused' : 'failed', code, message };
}
