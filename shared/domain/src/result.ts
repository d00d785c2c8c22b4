/** What a rule answers: a value, or a problem by its code, with the values its message names (see `messages`). */
export type Result<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly values?: Readonly<Record<string, string | number>>;
    };

/**
 * Whether a rule answered with its problem. Said by a function, because `!result.ok` tells the compiler of Experience
 * Builder 1.19 nothing: it checks without nulls (decision 78).
 * @example failed({ ok: false, problem: 'missing' }) → true
 */
export const failed = <Answer extends { readonly ok: boolean }>(
  answer: Answer
): answer is Extract<Answer, { readonly ok: false }> => !answer.ok;
