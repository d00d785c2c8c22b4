import { trailEntry } from '@site/domain';
import type { RecordName, TrailEntry } from '@site/domain';
import { productRequest } from './http';
import { readList, withQuery } from './records';
import type { CallOptions } from './records';

/** What of the trail is asked for: every record without `recordType`, every one of a kind without `recordId`. */
export interface TrailQuery {
  readonly recordType?: RecordName;
  readonly recordId?: string;
  /** Page, from 1. */
  readonly page?: number;
  /** Changes on a page, 100 unless given; 1,000 at most. */
  readonly limit?: number;
}

export interface TrailPage {
  /** The newest change first. */
  readonly entries: readonly TrailEntry[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** Who changed which records, when, from what to what; for administrators. @throws {ApiClientError} */
export async function fetchTrail(query: TrailQuery = {}, options: CallOptions = {}): Promise<TrailPage> {
  const answer = await productRequest<{ data?: unknown; total?: number }>(
    withQuery('/api/audit', { ...query }),
    options
  );
  const entries = readList(trailEntry, answer?.data);
  return { entries, total: answer.total ?? entries.length };
}
