import { recordOrigin, trailEntry } from '@site/domain';
import type { RecordName, RecordOrigin, TrailEntry } from '@site/domain';
import { requestProductApi } from './http';
import { parseList, addQuery } from './records';
import type { CallOptions } from './records';

/** Query of the trail: every record without `recordType`, every record of a kind without `recordId`. */
export interface TrailQuery {
  readonly recordType?: RecordName;
  readonly recordId?: string;
  /** Page, from 1. */
  readonly page?: number;
  /** Changes per page, 100 by default; at most 1,000. */
  readonly limit?: number;
}

export interface TrailPage {
  /** Newest change first. */
  readonly entries: readonly TrailEntry[];
  /** Count of changes on all pages. */
  readonly total: number;
  /** Source of the record of the query that no account entered; null for others. */
  readonly origin: RecordOrigin | null;
}

/**
 * Fetches a page of the changes of records: user, time, old and new values; for administrators. @throws
 * {ApiClientError}
 */
export async function fetchTrail(query: TrailQuery = {}, options: CallOptions = {}): Promise<TrailPage> {
  const answer = await requestProductApi<{ data?: unknown; total?: number; origin?: unknown }>(
    addQuery('/api/audit', { ...query }),
    options
  );
  const entries = parseList(trailEntry, answer?.data);
  const origin = recordOrigin.safeParse(answer?.origin);
  return { entries, total: answer.total ?? entries.length, origin: origin.success ? origin.data : null };
}
