/** What a rule answers: a value, or a problem by its code, with the values its message names (see `messages`). */
export type Result<Value, Problem extends string> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly problem: Problem;
      readonly values?: Readonly<Record<string, string | number>>;
    };
