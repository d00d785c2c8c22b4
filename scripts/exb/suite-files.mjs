import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/paths.mjs';
import { bundleWorker, listWorkers } from '../lib/bundle-worker.mjs';
import { CommandError } from '../lib/command.mjs';
import { assignEntries, writeImport } from './shared-entries.mjs';
import { listStyleFiles } from './theme-style.mjs';

/**
 * Modules that Experience Builder provides: its own, the SDK, the libraries that its build maps to its own, and
 * its test libraries.
 */
const FRAMEWORK =
  /^(jimu-(core|arcgis|ui|theme|for-builder|for-test|icons)(\/|$)|esri\/|calcite-components$|arcgis-[a-z]+-components$|(react|react-dom|@emotion\/(react|styled|cache)|@testing-library\/(react|user-event))(\/|$)|(fs|path)$)/;
/** A workspace of this repository, or a module of it: a folder beside the importing one in the copy. */
const WORKSPACE = /^@site\/(\w+)(?:\/src\/([\w/-]+))?$/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

const isFile = (path) => existsSync(path) && statSync(path).isFile();
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
/** Lists the files directly in a folder of the repository, as paths from its root. */
const listFiles = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${folder}/${entry.name}`)
    : [];
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Lists the folders in `widgets/` or `themes/` that have a manifest. */
export const listPackages = (folder) =>
  readdirSync(join(root, folder)).filter((name) => existsSync(join(root, folder, name, 'manifest.json')));

/**
 * Lists the files that Experience Builder loads by name from a widget's folder; all others are reached by
 * imports.
 */
function listWidgetEntries(folder) {
  const manifest = readJson(`${folder}/manifest.json`);
  const parts = [
    ...(manifest.messageActions ?? []),
    ...(manifest.dataActions ?? []),
    ...(manifest.extensions ?? [])
  ];
  const named = parts.flatMap(({ uri, settingUri }) => [uri, settingUri]).filter(Boolean);
  return [
    ...['manifest.json', 'config.json', 'icon.svg', 'src/config.ts', 'src/version-manager.ts'],
    ...['src/runtime/widget.tsx', 'src/runtime/builder-support.tsx', 'src/setting/setting.tsx'],
    ...named.flatMap((uri) => [`src/${uri}.ts`, `src/${uri}.tsx`])
  ]
    .map((file) => `${folder}/${file}`)
    .concat(['runtime', 'setting'].flatMap((side) => listFiles(`${folder}/src/${side}/translations`)))
    .concat(['runtime', 'setting'].flatMap((side) => listFiles(`${folder}/src/${side}/assets`)))
    .filter((path) => isFile(join(root, path)));
}

/** Lists the tests of a widget that the client runs. */
const listClientTests = (name) => listFiles(`widgets/${name}/tests`).filter(isTest);

const listThemeEntries = (folder) => [...listFiles(folder), ...listFiles(`${folder}/translations`)];

/** Resolves a path without its ending to a file. @throws CommandError when there is no such file. */
function resolveFile(path, from) {
  const found = ENDINGS.map((ending) => path + ending).find((file) => isFile(join(root, file)));
  if (!found) throw new CommandError(`${from} imports ${path}, which does not exist.`);
  return found;
}

const toPackageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * Resolves one import of a file: to a file of this repository (`path`), a library (`library`), or the framework
 * (neither).
 */
function resolveImport(specifier, from) {
  if (specifier.startsWith('.'))
    return { path: resolveFile(posix.join(posix.dirname(from), specifier), from) };
  if (specifier.startsWith('widgets/')) return { path: resolveFile(specifier, from) };
  const [, workspace, module = 'index'] = WORKSPACE.exec(specifier) ?? [];
  if (workspace) return { path: resolveFile(`shared/${workspace}/src/${module}`, from), workspace };
  if (FRAMEWORK.test(specifier)) return {};
  if (specifier.startsWith('@site/'))
    throw new CommandError(`${from} imports ${specifier}, which widgets cannot import.`);
  return { library: toPackageName(specifier) };
}

/** Lists the imports of a file with their places in its text; `isType` when no code is left of one. */
function listImports(path, text) {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const listSpecifiers = (isType) =>
    statements
      .filter((statement) => Boolean(statement.isTypeOnly ?? statement.importClause?.isTypeOnly) === isType)
      .map((statement) => statement.moduleSpecifier?.text);
  const [types, code] = [new Set(listSpecifiers(true)), new Set(listSpecifiers(false))];
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    ...resolveImport(fileName, path),
    fileName,
    pos,
    isType: types.has(fileName) && !code.has(fileName)
  }));
}

/** Returns a file's text with its imports as the copy needs them. */
function rewriteImports(path, text, imports, owners) {
  // From last to first, so that a replacement does not shift the positions of the remaining ones.
  return [...imports].reverse().reduce((written, found) => {
    const specifier = writeImport(path, found, owners);
    if (specifier === null) return written;
    const at = written.indexOf(found.fileName, found.pos);
    return written.slice(0, at) + specifier + written.slice(at + found.fileName.length);
  }, text);
}

/**
 * The files that make up the web extension repo: every widget, every theme with its fonts, the shared entries, and whatever these
 * import, with the tests that the client runs; without those of this repository, documents and settings of tools. Imports of workspaces are written as relative paths, so that
 * the copy needs none, and imports of another entry's modules as imports of that entry.
 * @returns {{ files: Map<string, Buffer>, libraries: Set<string> }} contents by path from the repo's root with forward
 * slashes; the packages imported by name that the framework does not bring.
 * @throws CommandError when an import leads nowhere.
 */
export function collectSuiteFiles() {
  const files = new Map();
  const libraries = new Set();
  const waiting = [
    'manifest.json',
    'LICENSE',
    ...listPackages('widgets').flatMap((name) => listWidgetEntries(`widgets/${name}`)),
    ...listFiles('widgets/shared-code').filter((path) => !isTest(path)),
    ...[...listPackages('widgets'), 'shared-code'].flatMap(listClientTests),
    ...listPackages('themes').flatMap((name) => listThemeEntries(`themes/${name}`))
  ];
  const imports = new Map();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    const content = readFileSync(join(root, path));
    files.set(path, content);
    if (!/\.tsx?$/.test(path)) continue;
    const found = listImports(path, content.toString('utf8'));
    imports.set(path, found);
    for (const each of found) {
      if (each.library) libraries.add(each.library);
      if (each.path) waiting.push(each.path);
    }
  }
  const owners = assignEntries(imports);
  for (const [path, found] of imports) {
    const text = files.get(path).toString('utf8');
    files.set(path, Buffer.from(rewriteImports(path, text, found, owners)));
  }
  for (const name of listPackages('widgets'))
    for (const { module, asset } of listWorkers(join(root, 'widgets', name)))
      files.set(`widgets/${name}/src/${asset}`, Buffer.from(bundleWorker(module)));
  for (const theme of listPackages('themes'))
    for (const [path, content] of listStyleFiles()) files.set(`themes/${theme}/${path}`, content);
  for (const workspace of readdirSync(join(root, 'shared'))) {
    if (![...files.keys()].some((path) => path.startsWith(`shared/${workspace}/`))) continue;
    // Without `sideEffects` the bundler keeps unused code.
    const { name, sideEffects } = readJson(`shared/${workspace}/package.json`);
    files.set(`shared/${workspace}/package.json`, formatJsonFile({ name, private: true, sideEffects }));
  }
  return { files, libraries };
}

/** Formats JSON as a file of the repo. */
export const formatJsonFile = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
