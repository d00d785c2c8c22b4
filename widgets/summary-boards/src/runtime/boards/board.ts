import type { ListedCounts, MessageKey } from 'widgets/shared-code/site-core';
import type { LayerName } from '../../config';

/** What a board asks of one layer. How many records there are is always asked. */
export interface Question {
  readonly layer: LayerName;
  /** Number fields to add up. */
  readonly sums?: readonly string[];
  /** Text fields to count the records by. */
  readonly groupBy?: readonly string[];
  /** Fields whose different values are counted; records without a value are not. */
  readonly distinct?: readonly string[];
  /** A condition of the board itself, as SQL. */
  readonly condition?: string;
}

export interface Group {
  readonly values: Readonly<Record<string, string | null>>;
  readonly count: number;
}

/** What a layer answers; a sum is null when no record has a value. */
export interface Reply {
  readonly count: number;
  readonly sums: Readonly<Record<string, number | null>>;
  readonly groups: readonly Group[];
  readonly distinct: Readonly<Record<string, number>>;
}

/** Stands where a layer could not answer: the figures show as zero, with a mark. */
export const NO_REPLY: Reply = { count: 0, sums: {}, groups: [], distinct: {} };

/** Units that figures are written with; a count has none. */
export type Unit = 't' | 'ha' | 'tCO₂e';

/** The records behind a figure: those of a question that meet one more condition. */
export interface RowsBehind {
  /** The place of the question among those of the board. */
  readonly question: number;
  readonly where?: string;
}

export interface Figure {
  readonly key: string;
  readonly label: MessageKey;
  /** Null where it cannot be known. */
  readonly value: number | null;
  readonly unit?: Unit;
  readonly digits?: number;
  readonly rows: RowsBehind;
}

/** Counts by the names of a list, as bars. */
export interface Breakdown {
  readonly by: 'category' | 'state';
  readonly field: string;
  readonly counts: ListedCounts;
  readonly question: number;
}

export interface BoardFigures {
  readonly figures: readonly Figure[];
  readonly breakdowns: readonly Breakdown[];
  /** How many experimental applications were left out, where a board leaves them out. */
  readonly experimental?: number;
}

/** One board: what it is called, what it asks, and how it reads the answers (one per question, in their order). */
export interface Board {
  readonly title: MessageKey;
  readonly questions: readonly [Question, ...Question[]];
  read(replies: readonly [Reply, ...Reply[]]): BoardFigures;
}
