/** Messages between a page and a worker that searches a plan. */
import type { SearchedPlan } from './improve-plan';

/** Message to the worker: the problem first; 'stop' ends the search with the best answer so far. */
export type ToSolver<Problem> = { readonly problem: Problem; readonly milliseconds: number } | 'stop';

/** Message of the worker: the best answer so far, the last answer, or why there is none. */
export type FromSolver<Answer> =
  | { readonly kind: 'better'; readonly answer: Answer; readonly share: number }
  | { readonly kind: 'done'; readonly solved: SearchedPlan<Answer> }
  | { readonly kind: 'failed'; readonly message: string };
