/** Result of a rule: a value, or a problem code with the values that its message contains (see `messages`). */
export type Result<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly values?: Readonly<Record<string, string | number>>;
    };

/**
 * Returns whether a rule returned a problem. Needed as a function because `!result.ok` does not narrow the type
 * for the compiler of Experience Builder 1.19, which checks without strict nulls (decision 78).
 * @example isFailure({ ok: false, problem: 'missing' }) → true
 */
export const isFailure = <Answer extends { readonly ok: boolean }>(
  answer: Answer
): answer is Extract<Answer, { readonly ok: false }> => !answer.ok;
