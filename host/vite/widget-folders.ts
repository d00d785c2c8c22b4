import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of an extension repository whose folders are widgets, or group them. */
export interface WidgetRoot {
  readonly dir: string;
  /** How an app's configuration begins the addresses of its widgets, with a trailing slash. */
  readonly uri: string;
}

/** One widget: where its files are, and its address with a trailing slash. */
export interface WidgetFolder {
  readonly dir: string;
  readonly uri: string;
}

/** A file's path without what follows it in the address. */
export const fileOf = (id: string): string => id.split('?')[0]!;

interface Declared {
  readonly uri?: string;
  readonly settingUri?: string;
}

interface ManifestParts {
  readonly messageActions?: readonly Declared[];
  readonly dataActions?: readonly Declared[];
  readonly extensions?: readonly Declared[];
  readonly dependency?: string | readonly string[];
}

const NO_WIDGETS = /^(\.|node_modules$|shared-code$|chunks$|dist$|tests$)/;

/** Every widget of a root: a folder with a manifest is one, a folder without groups others, to any depth. */
export function widgetFolders({ dir, uri }: WidgetRoot): WidgetFolder[] {
  if (!existsSync(dir)) return [];
  const folders = readdirSync(dir, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !NO_WIDGETS.test(entry.name)
  );
  return folders.flatMap(({ name }) => {
    const found = { dir: join(dir, name), uri: `${uri}${name}/` };
    return existsSync(join(found.dir, 'manifest.json')) ? [found] : widgetFolders(found);
  });
}

/** What a JSON file holds. @throws Error that says what is wrong with it. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    throw new Error(`This is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What a widget's manifest says; nothing of one that cannot be read, which is said in the widget's place. */
function manifestOf(dir: string): ManifestParts {
  try {
    return readJson(join(dir, 'manifest.json')) as ManifestParts;
  } catch {
    return {};
  }
}

/** Where a widget takes part in an app's life beside drawing itself. */
export const extensionsOf = (dir: string) => manifestOf(dir).extensions ?? [];

/** Addresses of scripts that have to be there before a widget's code runs, in their order. */
export const scriptsOf = (dir: string): string[] =>
  [manifestOf(dir).dependency ?? []].flat().filter((name) => /^https?:\/\//.test(name));

/** Modules that a manifest names beside those every widget has, relative to `src` and without extension. */
function declaredModules(dir: string): string[] {
  const { messageActions = [], dataActions = [], extensions = [] } = manifestOf(dir);
  return [...messageActions, ...dataActions, ...extensions].flatMap(({ uri, settingUri }) =>
    [uri, settingUri].filter((it): it is string => it !== undefined)
  );
}

const translations = (dir: string, part: string) => {
  const folder = join(dir, 'src', part, 'translations');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^[\w-]+\.(ts|js)$/.test(name))
        .map((name) => `src/${part}/translations/${name}`)
    : [];
};

/** The files of a widget that a page asks for by name, relative to its folder. */
export function widgetFiles({ dir }: WidgetFolder): string[] {
  const wanted = [
    'manifest.json',
    'config.json',
    'icon.svg',
    'src/runtime/widget.tsx',
    'src/setting/setting.tsx',
    ...declaredModules(dir).flatMap((uri) => [`src/${uri}.ts`, `src/${uri}.tsx`])
  ];
  return [
    ...new Set(wanted.filter((file) => existsSync(join(dir, file)))),
    ...translations(dir, 'runtime'),
    ...translations(dir, 'setting')
  ];
}
