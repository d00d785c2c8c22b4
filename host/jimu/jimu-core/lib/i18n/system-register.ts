type Export = (nameOrValues: string | object, value?: unknown) => void;
type Declare = (_export: Export) => { execute?: () => void } | void;

/** Returns the exports of a translation file in `System.register` form. */
export function runDeclaration(declare: Declare): Record<string, string> {
  const found: Record<string, unknown> = {};
  const declared = declare((nameOrValues, value) => {
    if (typeof nameOrValues === 'string') found[nameOrValues] = value;
    else Object.assign(found, nameOrValues);
  });
  declared?.execute?.();
  const messages = found.default ?? found;
  return messages as Record<string, string>;
}

/** Reads the texts of a translation file in `System.register` form by running it with this loader. */
export function collectRegistration(run: (System: { register: Register }) => void): Record<string, string> {
  let messages: Record<string, string> = {};
  run({
    register: (...given) => {
      messages = runDeclaration(given[given.length - 1] as Declare);
    }
  });
  return messages;
}

type Register = (...given: readonly (string | readonly string[] | Declare)[]) => void;
