import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import ts from 'typescript';
import {
  createClientFolder,
  listFiles,
  readJson,
  removeFolders,
  runExb,
  runExbWith,
  createTemporaryFolder,
  writeJson
} from '../support/exb-folders';

/*
 * The suite as a web extension repository in the client folder of Developer Edition, written by `npm run
 * exb:install`.
 */

/** Modules that a widget may import there: public modules of the framework, and modules that its build maps. */
const PUBLIC = [
  ...['jimu-core', 'jimu-arcgis', 'jimu-ui', 'jimu-theme', 'jimu-for-builder', 'jimu-ui/basic/date-picker'],
  ...['jimu-ui/advanced/setting-components', 'jimu-ui/advanced/data-source-selector'],
  ...['react', 'react-dom', '@emotion/react', '@emotion/cache']
];
/** Additional modules for tests. */
const FOR_TESTS = ['jimu-for-test', '@testing-library/react', 'fs', 'path'];
const isTest = (file: string) => /\/tests\//.test(file.replaceAll('\\', '/'));
const BUILDER = /^jimu-for-builder|^jimu-ui\/advanced\//;

const runInstall = (client: string) => runExb('install', client);
afterAll(removeFolders);

const listImports = (file: string) =>
  ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Returns the installed file of an import, if there is one. */
const findInstalledFile = (repo: string, file: string, specifier: string) => {
  const path = specifier.startsWith('.') ? join(dirname(file), specifier) : join(repo, specifier);
  if (relative(repo, path).startsWith('..')) return undefined;
  return endings.map((ending) => path + ending).find((each) => existsSync(each) && /\.\w+$/.test(each));
};

const listCodeFiles = (repo: string) => listFiles(repo).filter((file) => /\.tsx?$/.test(file));

/**
 * Bundles every widget, setting page and shared entry like the client: framework and libraries stay external.
 */
const bundleSuite = (repo: string) =>
  build({
    entryPoints: listCodeFiles(repo).filter((file) =>
      /\/src\/(runtime\/widget|setting\/setting)\.tsx$|\/shared-code\/site-\w+\.ts$/.test(file)
    ),
    absWorkingDir: repo,
    outdir: join(repo, 'never-written'),
    bundle: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    metafile: true,
    write: false,
    logLevel: 'silent'
  });

/** Lists the parts of the builder that a runtime loads, starting from its entry. */
function listBuilderParts({ inputs }: Metafile, entry: string): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (file.includes('/src/setting/')) found.push(file);
    for (const { path, external } of inputs[file]!.imports)
      if (!external) waiting.push(path);
      else if (BUILDER.test(path)) found.push(`${file}: ${path}`);
  }
  return found;
}

describe.each(['1.19.0', '1.21.0'])('installed into the client of Developer Edition %s', (version) => {
  let client: string;
  let repo: string;
  let said: string;
  beforeAll(() => {
    client = createClientFolder(version);
    const done = runInstall(client);
    said = done.said;
    expect([done.status, said]).toEqual([0, expect.stringContaining(`Developer Edition ${version}`)]);
    repo = join(client, 'site-extensions');
  });

  it('[XB-01] the suite is a web extension repository with every widget and theme under its own name', () => {
    expect(readJson(join(repo, 'manifest.json'))).toMatchObject({
      type: 'exb-web-extension-repo',
      name: 'site'
    });
    for (const kind of ['widgets', 'themes']) {
      const ours = readdirSync(kind).filter((name) => existsSync(join(kind, name, 'manifest.json')));
      const theirs = listFiles(join(repo, kind)).filter((file) => basename(file) === 'manifest.json');
      expect(theirs.map((file) => basename(dirname(file))).sort()).toEqual(ours.sort());
      for (const file of theirs) {
        const { name, type } = readJson<{ name: string; type: string }>(file);
        expect([name, `${type}s`]).toEqual([basename(dirname(file)), kind]);
      }
    }
    for (const file of ['config.json', 'icon.svg', 'src/runtime/widget.tsx', 'src/setting/setting.tsx'])
      expect(existsSync(join(repo, 'widgets/service-area', file))).toBe(true);
    const stray = listFiles(repo).filter((file) => /\.test\.|\.md$|\/node_modules\//.test(file));
    expect(stray.filter((file) => !isTest(file))).toEqual([]);
    // The tests that the client runs, and their imports: see stock-client.test.ts.
    for (const file of ['shared-code/tests/client.ts', 'trip-planner/tests/fixtures.ts'])
      expect(existsSync(join(repo, 'widgets', file))).toBe(true);
    const tsconfig = readFileSync(join(client, 'tsconfig.json'), 'utf8');
    expect(tsconfig).toContain('// As Esri writes it.');
    expect(ts.parseConfigFileTextToJson('tsconfig.json', tsconfig).config).toEqual({
      compilerOptions: {
        paths: { 'widgets/*': ['./your-extensions/widgets/*', './site-extensions/widgets/*'] }
      },
      include: ['./your-extensions', './types', './site-extensions']
    });
  });

  it('[XB-01] every theme has the font of its texts in its folder, with its license', () => {
    for (const theme of ['site', 'site-dark']) {
      const folder = join(repo, 'themes', theme);
      const style = readFileSync(join(folder, 'style.scss'), 'utf8');
      const named = [...style.matchAll(/url\('([^']*)'\)/g)].map(([, path]) => path!);
      const font = './assets/fonts/Inter/inter';
      expect(named.sort()).toEqual([
        `${font}-latin-ext-wght-normal.woff2`,
        `${font}-latin-wght-normal.woff2`
      ]);
      for (const path of named)
        expect(readFileSync(join(folder, path)).subarray(0, 4).toString('latin1')).toBe('wOF2');
      expect(readFileSync(join(folder, 'assets/fonts/Inter/LICENSE'), 'utf8')).toMatch(
        /SIL Open Font License/
      );
      const { ref } = readJson<{ ref: { typeface: Record<string, string> } }>(join(folder, 'variables.json'));
      const families = [...style.matchAll(/font-family: '([^']*)'/g)].map(([, family]) => family!);
      for (const stack of Object.values(ref.typeface))
        expect(families).toContain(stack.split(',')[0]!.replaceAll("'", ''));
    }
  });

  it('[XB-01] it imports its own files, public modules and libraries that its package.json names, and nothing else', () => {
    const { dependencies } = readJson<{ dependencies: Record<string, string> }>(join(repo, 'package.json'));
    const named = Object.keys(dependencies);
    const used = new Set<string>();
    const strange = listCodeFiles(repo).flatMap((file) =>
      listImports(file).filter((specifier) => {
        if (specifier.startsWith('esri/') || PUBLIC.includes(specifier)) return false;
        if (isTest(file) && FOR_TESTS.includes(specifier)) return false;
        const library = named.find((name) => specifier === name || specifier.startsWith(`${name}/`));
        if (library) used.add(library);
        return !library && !findInstalledFile(repo, file, specifier);
      })
    );
    expect(strange).toEqual([]);
    expect([...used].sort()).toEqual(named.sort());
    expect(readJson(join(repo, 'package.json'))).not.toHaveProperty('workspaces');
  });

  it('[XB-01] every widget, setting page and shared entry can be built there, and no runtime contains parts of the builder', async () => {
    const { metafile, warnings } = await bundleSuite(repo);
    expect(warnings).toEqual([]);
    const entries = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
    // The entry of the settings' kit belongs to the builder too.
    const runtimes = entries.filter((entry) => !/\/setting\/|\/site-settings\.ts$/.test(entry));
    const shared = readdirSync('widgets/shared-code').filter((name) =>
      /^site-(?!settings)\w+\.ts$/.test(name)
    );
    expect(runtimes).toHaveLength(readdirSync('widgets').length - 1 + shared.length);
    expect(runtimes.flatMap((entry) => listBuilderParts(metafile, entry))).toEqual([]);
    expect(listBuilderParts(metafile, 'widgets/site-embed/src/setting/setting.tsx')).not.toEqual([]);
  });

  it("[XB-01] npm ci accepts the suite's lock file without a request to a registry", () => {
    const cache = join(client, 'empty-cache');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const options = ['ci', '--dry-run', '--offline', '--no-audit', '--no-fund', '--cache', cache];
    const planned = execFileSync(npm, options, { cwd: repo, encoding: 'utf8', stdio: 'pipe' });
    for (const library of ['zod', 'firebase', 'recharts']) expect(planned).toMatch(`add ${library} `);
    // React comes from the client: a second copy breaks hooks.
    expect(planned).not.toMatch(/add react(-dom)? /);
  });

  it('updates only its own files, and reports the changes', () => {
    expect(runInstall(client)).toEqual({
      status: 0,
      said: expect.stringContaining('(unchanged)') as string
    });
    const kept = join(repo, 'node_modules/zod/index.js');
    writeJson(kept, {});
    const widget = join(repo, 'widgets/sign-in/src/runtime/widget.tsx');
    const text = readFileSync(widget, 'utf8');
    rmSync(widget);
    expect(runInstall(client).said).toMatch(/Added: 1\n {2}widgets\/sign-in\/src\/runtime\/widget\.tsx/);
    writeFileSync(widget, `${text}// mine\n`);
    const refused = runInstall(client);
    expect(refused).toEqual({
      status: 1,
      said: expect.stringMatching(/Edited by hand .*sign-in\/src\/runtime\/widget\.tsx/) as string
    });
    expect([readFileSync(widget, 'utf8'), existsSync(kept)]).toEqual([`${text}// mine\n`, true]);
  });
});

it('[XB-01] it is installed into a folder with a space in its path', () => {
  const client = createClientFolder('1.19.0', 'exb-client', join(createTemporaryFolder(), 'my client'));
  expect(runInstall(client).status).toBe(0);
  expect(existsSync(join(client, 'site-extensions/widgets/service-area/manifest.json'))).toBe(true);
});

it('[XB-01] it says what to do where the client may not be written to', () => {
  const client = createClientFolder('1.19.0');
  const refuse = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    fs.mkdirSync = (path) => { throw Object.assign(new Error('EACCES'), { code: 'EACCES', path }); };
    syncBuiltinESMExports();`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(refuse)}`];
  expect(runExbWith(flags, 'install', client)).toEqual({
    status: 1,
    said: expect.stringMatching(
      /site-extensions cannot be written \(EACCES\)\. Close programs that use .*run it again/
    ) as string
  });
});

it.each([
  [
    'a folder that is not a client',
    () => createClientFolder('1.21.0', 'my-app'),
    /named "my-app", not "exb-client"/
  ],
  ['a missing folder', () => join(tmpdir(), 'exb-nowhere'), /the folder does not exist/],
  [
    'a client that is too old',
    () => createClientFolder('1.18.0'),
    /1\.18\.0; the suite needs 1\.19 or newer/
  ],
  [
    'a client with a folder of the same name',
    () => {
      const client = createClientFolder('1.21.0');
      writeJson(join(client, 'site-extensions/manifest.json'), {});
      return client;
    },
    /was not created by exb:install/
  ],
  [
    'a client with a widget of the same name',
    () => {
      const client = createClientFolder('1.21.0');
      writeJson(join(client, 'your-extensions/widgets/group/offtake/manifest.json'), { name: 'offtake' });
      return client;
    },
    /your-extensions\/widgets\/group\/offtake\/manifest\.json/
  ],
  [
    'a client that ships a widget of the same name',
    () => {
      const client = createClientFolder('1.21.0');
      writeJson(join(client, 'dist/widgets/widgets-info-existed.json'), [
        { name: 'embed', uri: 'widgets/common/embed/' },
        { name: 'trip-planner', uri: 'widgets/common/trip-planner/' }
      ]);
      return client;
    },
    /ships widgets named trip-planner and would ignore/
  ]
])('refuses %s and writes nothing', (_what, folder, told) => {
  const client = folder();
  const before = listFiles(client);
  expect(runInstall(client)).toEqual({ status: 1, said: expect.stringMatching(told) as string });
  expect(listFiles(client)).toEqual(before);
});
