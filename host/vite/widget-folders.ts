import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of an extension repository whose subfolders are widgets, or groups of them. */
export interface WidgetRoot {
  readonly dir: string;
  /** Prefix of its widgets' addresses in an app's configuration, with a trailing slash. */
  readonly uri: string;
}

/** A widget's folder, and its address with a trailing slash. */
export interface WidgetFolder {
  readonly dir: string;
  readonly uri: string;
}

/** Returns a file's path without the query of its address. */
export const stripQuery = (id: string): string => id.split('?')[0]!;

interface DeclaredModule {
  readonly uri?: string;
  readonly settingUri?: string;
}

interface ManifestParts {
  readonly messageActions?: readonly DeclaredModule[];
  readonly dataActions?: readonly DeclaredModule[];
  readonly extensions?: readonly DeclaredModule[];
  readonly dependency?: string | readonly string[];
}

const NO_WIDGETS = /^(\.|node_modules$|shared-code$|chunks$|dist$|tests$)/;

/**
 * Lists every widget of a root. A folder with a manifest is a widget; one without groups others, at any
 * depth.
 */
export function listWidgetFolders({ dir, uri }: WidgetRoot): WidgetFolder[] {
  if (!existsSync(dir)) return [];
  const folders = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !NO_WIDGETS.test(entry.name)
  );
  return folders.flatMap(({ name }) => {
    const found = { dir: join(dir, name), uri: `${uri}${name}/` };
    return existsSync(join(found.dir, 'manifest.json')) ? [found] : listWidgetFolders(found);
  });
}

/** Reads a JSON file. @throws Error with the reason when it is invalid. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`invalid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns a widget's manifest; empty for an invalid one, whose error is shown in the widget's place. */
function readManifest(dir: string): ManifestParts {
  try {
    return readJson(join(dir, 'manifest.json')) as ManifestParts;
  } catch {
    return {};
  }
}

/** Lists the extensions that a widget declares. */
export const listExtensions = (dir: string) => readManifest(dir).extensions ?? [];

/** Lists addresses of scripts that must load before a widget's code runs, in order. */
export const listScripts = (dir: string): string[] =>
  [readManifest(dir).dependency ?? []].flat().filter((name) => /^https?:\/\//.test(name));

/** Lists modules that a manifest names beside the standard ones, relative to `src` and without extension. */
function listDeclaredModules(dir: string): string[] {
  const { messageActions = [], dataActions = [], extensions = [] } = readManifest(dir);
  return [...messageActions, ...dataActions, ...extensions].flatMap(({ uri, settingUri }) =>
    [uri, settingUri].filter((it): it is string => it !== undefined)
  );
}

const listTranslations = (dir: string, part: string) => {
  const folder = join(dir, 'src', part, 'translations');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^[\w-]+\.(ts|js)$/.test(name))
        .map((name) => `src/${part}/translations/${name}`)
    : [];
};

/** Lists the files of a widget that a page loads by name, relative to its folder. */
export function listWidgetFiles({ dir }: WidgetFolder): string[] {
  const wanted = [
    'manifest.json',
    'config.json',
    'icon.svg',
    'src/runtime/widget.tsx',
    'src/setting/setting.tsx',
    ...listDeclaredModules(dir).flatMap((uri) => [`src/${uri}.ts`, `src/${uri}.tsx`])
  ];
  return [
    ...new Set(wanted.filter((file) => existsSync(join(dir, file)))),
    ...listTranslations(dir, 'runtime'),
    ...listTranslations(dir, 'setting')
  ];
}
