import type { RoundsAnswer, RoundsProblem } from 'widgets/shared-code/site-domain';
import type { SolvedRounds } from './search-rounds';

/** Message to the worker: the problem first; 'stop' ends the search with the best answer so far. */
export type ToSolver = { readonly problem: RoundsProblem; readonly milliseconds: number } | 'stop';

/** Message of the worker: the best answer so far, the last answer, or why there is none. */
export type FromSolver =
  | { readonly kind: 'better'; readonly answer: RoundsAnswer; readonly share: number }
  | { readonly kind: 'done'; readonly solved: SolvedRounds }
  | { readonly kind: 'failed'; readonly message: string };
