import { join } from 'node:path';
import type { Plugin } from 'vite';
import { listExtensions, readJson, listScripts, listWidgetFiles, listWidgetFolders } from './widget-folders';
import type { WidgetFolder, WidgetRoot } from './widget-folders';

const NAME = 'virtual:installed-widgets';
const ID = `\0${NAME}`;

const writeRejection = (path: string, error: unknown) => {
  const text = `${path}: ${error instanceof Error ? error.message : String(error)}`;
  return `Promise.reject(new Error(${JSON.stringify(text)}))`;
};

/** Returns the code that loads a file; `path` is its path on the page. */
function writeImport(file: string, path: string): string {
  if (file.endsWith('.svg')) return `import(${JSON.stringify(`${file}?raw`)})`;
  if (file.endsWith('.json'))
    try {
      readJson(file);
    } catch (error) {
      // A file that cannot be read would stop the build of all widgets.
      return writeRejection(path, error);
    }
  return `import(${JSON.stringify(file)})`;
}

/** Returns the code that loads a file of a widget: its code after the scripts of its manifest. */
function writeLoader({ dir, uri }: WidgetFolder, file: string): string {
  const loaded = writeImport(join(dir, file).replaceAll('\\', '/'), uri + file);
  const scripts = file === 'src/runtime/widget.tsx' ? listScripts(dir) : [];
  return scripts.length === 0 ? loaded : `loadScripts(${JSON.stringify(scripts)}).then(() => ${loaded})`;
}

/**
 * Returns the code of a module that lists the installed widgets' modules by address, each loaded on request.
 */
export function writeWidgetTable(host: string, roots: readonly WidgetRoot[]): string {
  const folders = roots.flatMap(listWidgetFolders);
  const extended = folders.map(({ dir, uri }) => [uri, listExtensions(dir)] as const);
  const extensions = Object.fromEntries(extended.filter(([, declared]) => declared.length > 0));
  const lines = folders.flatMap((folder) =>
    listWidgetFiles(folder).map(
      (file) => `  ${JSON.stringify(folder.uri + file)}: () => ${writeLoader(folder, file)}`
    )
  );
  return [
    `import { loadScripts } from ${JSON.stringify(join(host, 'jimu/jimu-core/lib/scripts.ts'))};`,
    `export const widgets = {\n${lines.join(',\n')}\n};`,
    `export const extensions = ${JSON.stringify(extensions)};\n`
  ].join('\n');
}

/**
 * Provides the widgets of the extension repositories to the shell, which imports `virtual:installed-widgets`.
 */
export const installedWidgets = (host: string, roots: readonly WidgetRoot[]): Plugin => ({
  name: 'installed-widgets',
  resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: () => ID },
  load: { filter: { id: new RegExp(`^\0${NAME}$`) }, handler: () => writeWidgetTable(host, roots) },
  configureServer(server) {
    const handleFileChange = (file: string) => {
      if (!roots.some(({ dir }) => file.startsWith(dir))) return;
      const module = server.moduleGraph.getModuleById(ID);
      if (module) server.moduleGraph.invalidateModule(module);
      server.ws.send({ type: 'full-reload' });
    };
    server.watcher.add(roots.map(({ dir }) => dir));
    server.watcher.on('add', handleFileChange).on('unlink', handleFileChange);
    server.watcher.on('change', (file) => file.endsWith('manifest.json') && handleFileChange(file));
  }
});
