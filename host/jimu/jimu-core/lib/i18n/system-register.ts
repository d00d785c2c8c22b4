type ExportFunction = (nameOrValues: string | object, value?: unknown) => void;
type ModuleDeclaration = (_export: ExportFunction) => { execute?: () => void } | void;

/** Returns the exports of a translation file in `System.register` form. */
export function runDeclaration(declare: ModuleDeclaration): Record<string, string> {
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
export function collectRegistration(
  run: (System: { register: RegisterFunction }) => void
): Record<string, string> {
  let messages: Record<string, string> = {};
  run({
    register: (...given) => {
      messages = runDeclaration(given[given.length - 1] as ModuleDeclaration);
    }
  });
  return messages;
}

type RegisterFunction = (...given: readonly (string | readonly string[] | ModuleDeclaration)[]) => void;
