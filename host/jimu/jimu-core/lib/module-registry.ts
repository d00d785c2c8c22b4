/** Everything that widgets and themes are made of, by path from the repository's root; filled by the shell. */
export type ModuleTable = Readonly<Record<string, () => Promise<unknown>>>;

const modules = new Map<string, () => Promise<unknown>>();

/** Makes modules known; a path that is known already is replaced. */
export function registerModules(table: ModuleTable): void {
  for (const [path, load] of Object.entries(table)) modules.set(path, load);
}

/** Whether there is a module at `path`. */
export const hasModule = (path: string) => modules.has(path);

/** Loads the module at `path`, or throws an error that names it. */
export async function loadModule<T>(path: string): Promise<T> {
  const load = modules.get(path);
  if (!load) throw new Error(`There is no ${path}.`);
  return (await load()) as T;
}
