import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* On a fresh clone the commands that install packages must start without any package. */

/** Matches imports at the start of a line: imports within a function run later, when packages are installed. */
const IMPORT = /^(?:(?:import|export)\b(?:[^'"]*\bfrom\s*)?|const .* = await import\()['"]([^'"]+)['"]/gm;

/** Lists the packages that a script and its static imports require, each with the importing file. */
function listPackages(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  return Array.from(readFileSync(script, 'utf8').matchAll(IMPORT)).flatMap(([, asked]) => {
    if (asked!.startsWith('node:')) return [];
    if (asked!.startsWith('.')) return listPackages(join(dirname(script), asked!), seen);
    return [`${script}: ${asked}`];
  });
}

const scripts = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.values(scripts.scripts).flatMap(
  (line) => /^node ((?:scripts|tools)\/\S+)/.exec(line)?.[1] ?? []
);

it.each(commands)('%s imports no package when it starts', (script) => {
  expect(listPackages(script)).toEqual([]);
});
