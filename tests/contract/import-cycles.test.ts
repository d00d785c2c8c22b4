import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Checks that imports have no cycles, not even of types only: each file can be read after the files that it
 * imports.
 */

const ROOTS = ['shared', 'widgets', 'host', 'server/src', 'demo/src'];
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules/.test(name);

const files = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true })
    .map((name) => join(root, String(name)))
    .filter(isSource)
);

/** Names of the workspaces, each with its folder. */
const NAMED: readonly (readonly [prefix: string, folder: string])[] = [
  ['@site/server', 'server'],
  ['@site/demo', 'demo'],
  ['@site/', 'shared/'],
  ['widgets/', 'widgets/']
];

/** Returns the path of an import, without extension; null for a library. */
function resolveImport(from: string, named: string): string | null {
  if (named.startsWith('.')) return join(dirname(from), named);
  const known = NAMED.find(([prefix]) => named.startsWith(prefix));
  if (!known) return null;
  const place = named.replace(known[0], known[1]);
  return known[0] === '@site/' && !place.includes('/src/') ? join(place, 'src') : place;
}

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

function listImports(file: string): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)];
  return named.flatMap(([, name]) => {
    const place = resolveImport(file, name!);
    const found = place === null ? undefined : ENDINGS.map((ending) => place + ending).find(isFile);
    return found ?? [];
  });
}

/** Returns the first import cycle, from file to file; null when there is none. */
function findCycle(): string[] | null {
  const done = new Set<string>();
  const findCycleFrom = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of listImports(file)) {
      const found = findCycleFrom(next, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of files) {
    const found = findCycleFrom(file, []);
    if (found) return found;
  }
  return null;
}

it('no file imports itself through other files', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(findCycle()).toBeNull();
});
