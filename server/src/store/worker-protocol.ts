/* Messages between the server and its database thread. */

export interface QueryRequest {
  readonly id: number;
  readonly sql: string;
  /** Absent when the text may contain several statements. */
  readonly params?: readonly unknown[];
}

export interface CloseRequest {
  readonly id: number;
  readonly close: true;
}

export interface QueryFailure {
  readonly message: string;
  /** SQLSTATE, or '' when the error is not the database's. */
  readonly code: string;
  readonly constraint?: string;
}

export type WorkerRequest = QueryRequest | CloseRequest;

export type WorkerReply =
  | { readonly ready: true }
  | { readonly ready: false; readonly message: string }
  | { readonly id: number; readonly rows: readonly object[] }
  | { readonly id: number; readonly failure: QueryFailure };
