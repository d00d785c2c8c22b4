import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { createClientFolder, listFiles, removeFolders, runExb } from '../support/exb-folders';

/* The entries of `widgets/shared-code`: what a page loads, here and in Experience Builder. */

afterAll(removeFolders);

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Returns the module of this repository that an import means; null for a library. */
function resolveModule(from: string, named: string): string | null {
  const workspace = /^@site\/(\w+)(\/src\/.+)?$/.exec(named);
  const path = named.startsWith('.')
    ? join(dirname(from), named)
    : workspace
      ? join('shared', workspace[1]!, workspace[2] ?? 'src/index')
      : named;
  return (
    ENDINGS.map((ending) => path + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null
  );
}

/** Lists the imports that are left when the types are gone. */
function listLoadedModules(file: string): string[] {
  const compilerOptions = { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve, isolatedModules: true };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  return ts
    .preProcessFile(outputText, true, true)
    .importedFiles.flatMap(({ fileName }) => resolveModule(file, fileName) ?? []);
}

function countLoadedModules(entry: string): number {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...listLoadedModules(file));
  }
  return seen.size;
}

it('a widget that needs no map, table or record loads at most 150 modules', () => {
  expect(countLoadedModules('widgets/guided-tour/src/runtime/widget.tsx')).toBeLessThanOrEqual(150);
});

describe('[XB-01] in the client of Experience Builder', () => {
  it('no module is in two entries, so that state exists once', async () => {
    const client = createClientFolder('1.21.0');
    expect(runExb('install', client).status).toBe(0);
    const repo = join(client, 'site-extensions');
    const { metafile } = await build({
      entryPoints: listFiles(repo).filter((file) => /\/shared-code\/site-\w+\.ts$/.test(file)),
      absWorkingDir: repo,
      outdir: join(repo, 'never-written'),
      bundle: true,
      packages: 'external',
      // The client's paths would lead to the files of other entries, which it never bundles.
      tsconfigRaw: {},
      jsx: 'automatic',
      metafile: true,
      write: false
    });
    const owners = new Map<string, string[]>();
    for (const [path, { inputs }] of Object.entries(metafile.outputs))
      for (const input of Object.keys(inputs))
        owners.set(input, [...(owners.get(input) ?? []), basename(path, '.js')]);
    expect([...owners].filter(([, entries]) => entries.length > 1)).toEqual([]);
    expect(owners.get('shared/services/src/session.ts')).toEqual(['site-base']);
  });
});
