/** Everything that widgets and themes are made of, by path from the repository's root; filled by the shell. */
export type ModuleTable = Readonly<Record<string, () => Promise<unknown>>>;

const modules = new Map<string, () => Promise<unknown>>();

/** Makes modules known; a path that is known already is replaced. */
export function registerModules(table: ModuleTable): void {
  for (const [path, load] of Object.entries(table)) modules.set(path, load);
}

/** Whether there is a module at `path`. */
export const hasModule = (path: string) => modules.has(path);

/** The paths of all modules. */
export const modulePaths = (): string[] => [...modules.keys()];

/** Milliseconds that a part of the page's code may take to come. Source: the specification's "Constants". */
export const LOAD_MS = 120_000;

/** Rejects when a part of the page's code has not come in time; the browser itself would wait for ever. */
async function inTime<T>(loading: Promise<T>, path: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const text = `${path} did not load within ${LOAD_MS / 1000} s. Check the connection, then try again.`;
    timer = setTimeout(() => reject(new Error(text)), LOAD_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the module at `path`. @throws Error that names it, when there is none or it does not come in time. */
export async function loadModule<T>(path: string): Promise<T> {
  const load = modules.get(path);
  if (!load) throw new Error(`There is no ${path}.`);
  return (await inTime(load(), path)) as T;
}
