import type { StatePiece } from 'widgets/shared-code/site-base';

/** A record whose popup is requested. */
export interface RequestedRecord {
  /** Data source of the record's layer. */
  readonly sourceId: string;
  readonly recordId: string;
}

/** Widget state that a message action writes and the map widget consumes; null when no popup is requested. */
export const REQUESTED_RECORD: StatePiece<RequestedRecord | null> = { key: 'askedRecord', initial: null };
