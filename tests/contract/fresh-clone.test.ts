import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* On a fresh clone no package is there when the commands start that install them. */

/** Imports at the start of a line: those within a function are made later, when packages are there. */
const IMPORT = /^(?:(?:import|export)\b(?:[^'"]*\bfrom\s*)?|const .* = await import\()['"]([^'"]+)['"]/gm;

/** The packages that a script and all it imports at its start ask for, each with the file that asks. */
function packagesOf(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  return Array.from(readFileSync(script, 'utf8').matchAll(IMPORT)).flatMap(([, asked]) => {
    if (asked!.startsWith('node:')) return [];
    if (asked!.startsWith('.')) return packagesOf(join(dirname(script), asked!), seen);
    return [`${script}: ${asked}`];
  });
}

const scripts = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.values(scripts.scripts).flatMap(
  (line) => /^node (scripts\/\S+)/.exec(line)?.[1] ?? []
);

it.each(commands)('%s asks for no package at its start', (script) => {
  expect(packagesOf(script)).toEqual([]);
});
