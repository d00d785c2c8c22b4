import { posix } from 'node:path';

/**
 * The entries of `widgets/shared-code`, each after those that it uses. The client bundles every entry on its own
 * and loads it once.
 */
const ENTRIES = ['base', 'domain', 'api', 'tools', 'records', 'analysis', 'map', 'settings', 'core'].map(
  (name) => `widgets/shared-code/site-${name}`
);

/**
 * Returns the entry that contains each shared module: the first that reaches it, so that no module is bundled
 * twice and its state exists once.
 * @param {ReadonlyMap<string, readonly { path?: string, isType: boolean }[]>} imports imports of each file, by its path.
 * @returns {Map<string, string>} entry by path, both as `widgets/shared-code/site-base` is written.
 */
export function assignEntries(imports) {
  const owners = new Map();
  for (const entry of ENTRIES) {
    const waiting = [`${entry}.ts`];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (owners.has(path)) continue;
      owners.set(path, entry);
      for (const { path: next, isType } of imports.get(path) ?? []) if (next && !isType) waiting.push(next);
    }
  }
  return owners;
}

/**
 * Returns how an import is written in the copy: a module of another entry through that entry, a workspace's
 * module by its path. Types leave no code, so they are always read by their path.
 * @returns {string | null} null when the import stays as it is.
 */
export function writeImport(from, { path, workspace, isType }, owners) {
  if (!path) return null;
  const owner = owners.get(path);
  const isOtherEntry = owner !== undefined && owners.has(from) && owner !== owners.get(from);
  if (isOtherEntry && !isType) return owner;
  if (!workspace) return null;
  const relative = posix.relative(posix.dirname(from), path.replace(/\.tsx?$/, ''));
  return relative.startsWith('.') ? relative : `./${relative}`;
}
