/** Modules of all widgets and themes, by path from the repository's root; filled by the shell. */
export type ModuleTable = Readonly<Record<string, () => Promise<unknown>>>;

const modules = new Map<string, () => Promise<unknown>>();

/** Registers modules; replaces those with the same path. */
export function registerModules(table: ModuleTable): void {
  for (const [path, load] of Object.entries(table)) modules.set(path, load);
}

/** Checks whether there is a module at `path`. */
export const hasModule = (path: string) => modules.has(path);

/** Lists the paths of all modules. */
export const listModulePaths = (): string[] => [...modules.keys()];

/** Time limit for loading a part of the page's code, ms. Source: the specification's "Constants". */
export const MODULE_LOAD_TIMEOUT_MS = 120_000;

/** Rejects when a part of the page's code has not loaded in time; the browser has no such limit. */
async function withTimeout<T>(loading: Promise<T>, path: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const text = `${path} did not load within ${MODULE_LOAD_TIMEOUT_MS / 1000} s. Check the connection, then try again.`;
    timer = setTimeout(() => reject(new Error(text)), MODULE_LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the module at `path`. @throws Error with the path, when the module is missing or does not load in time. */
export async function loadModule<T>(path: string): Promise<T> {
  const load = modules.get(path);
  if (!load) throw new Error(`There is no ${path}.`);
  return (await withTimeout(load(), path)) as T;
}
