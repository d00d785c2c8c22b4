import type { StatePiece } from 'widgets/shared-code/site-core';

/** A record whose popup is to open. */
export interface AskedRecord {
  /** The data source of its layer. */
  readonly sourceId: string;
  readonly recordId: string;
}

/** In the widget's state: a message action puts it there, and the map takes it. */
export const ASKED_RECORD: StatePiece<AskedRecord | null> = { key: 'askedRecord', initial: null };
