import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, isAbsolute, relative } from 'node:path';
import { parseSync } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { formatRefusal, formatModuleRefusal } from '../contract/refusals';
import { listIconExports } from './icons';
import { ModuleExports, findSyntaxError } from './module-exports';
import { setRefused } from './refused-modules';
import { stripQuery, readJson } from './widget-folders';
import type { WidgetRoot } from './widget-folders';

const SCRIPT = /\.[jt]sx?(\?|$)/;
const STYLES_THAT_NEED_A_COMPILER = ['.scss', '.sass', '.less', '.styl'];

/**
 * Modules that the page server makes while it serves: its own modules, and libraries that it bundles in
 * advance.
 */
const MADE_WHILE_SERVING = /^\/@|\/\.vite\/deps/;

/** Matches a missing module of a package after aliasing, which is still a path within the package. */
const UNFOUND = /^@?[\w.-]+\//;

type ParsedModule = ReturnType<typeof parseSync>['module'];

interface ImportRequest {
  readonly source: string;
  /** Empty for an import for side effects, a namespace, or `export *`. */
  readonly names: readonly string[];
}

/** Lists the imports of a module by source and name. */
function listImports({ staticImports, staticExports }: ParsedModule): ImportRequest[] {
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    source: moduleRequest.value,
    names: entries.flatMap(({ importName: { kind, name } }) =>
      kind === 'Default' ? ['default'] : (name ?? [])
    )
  }));
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ source: moduleRequest.value, names: importName.name ?? [] }] : []
    );
  return [...imported, ...passedOn.map(({ source, names }) => ({ source, names: [names].flat() }))];
}

const writeError = (problems: readonly string[]) => `new Error(${JSON.stringify(problems.join(' '))})`;

/**
 * Returns a module that throws its problems when it is loaded. It exports the same names, so that its
 * importers can be linked.
 */
function writeRefusedModule(names: Iterable<string>, problems: readonly string[]): string {
  const exported = [...new Set([...names, 'default'])].map((name) => `refused as ${name}`);
  return `const refused = undefined;\nexport { ${exported.join(', ')} };\nthrow ${writeError(problems)};\n`;
}

/** Replaces parts of a text, the last first, so that earlier positions stay valid. */
const applyEdits = (code: string, edits: readonly { start: number; end: number; text: string }[]) =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);

/**
 * Turns the `require('./picture.svg')` of Experience Builder's build into imports, which every build
 * supports.
 */
function withImportedFiles(code: string): string {
  const found = [...code.matchAll(/\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g)];
  if (found.length === 0) return code;
  const isData = (source: string) => /\.\w+$/.test(source) && !/\.[jt]sx?$/.test(source);
  const imports = found.map(([, , source], index) =>
    isData(source!)
      ? `import required${index}_ from ${JSON.stringify(source)};`
      : `import * as required${index}_ from ${JSON.stringify(source)};`
  );
  const edits = found.map((match, index) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: `required${index}_`
  }));
  return `${imports.join('\n')}\n${applyEdits(code, edits)}`;
}

class Inspector {
  private readonly exports: ModuleExports;
  private readonly asked = new Map<string, Set<string>>();

  constructor(
    private readonly context: Pick<Rolldown.PluginContext, 'resolve'>,
    private readonly isOurs: (id: string) => boolean
  ) {
    this.exports = new ModuleExports((source, importer) => this.resolveFile(source, importer));
  }

  private async resolveFile(source: string, importer: string): Promise<string | null> {
    const found = await this.context.resolve(source, importer, { skipSelf: true });
    if (!found || found.external) return found?.id ?? null;
    if (MADE_WHILE_SERVING.test(found.id)) return found.id;
    const file = stripQuery(found.id);
    // An alias resolves even when the file does not exist.
    const isThere = isAbsolute(file) ? existsSync(file) : !UNFOUND.test(file);
    return isThere ? found.id : null;
  }

  /** Returns the reason why an import fails; null when it works. */
  async findProblem({ source, names }: ImportRequest, importer: string): Promise<string | null> {
    const target = await this.resolveFile(source, importer);
    if (target === null) return formatModuleRefusal(source);
    if (MADE_WHILE_SERVING.test(target)) return null;
    const file = stripQuery(target);
    if (this.isOurs(file)) this.asked.set(importer, (this.asked.get(importer) ?? new Set()).add(file));
    if (STYLES_THAT_NEED_A_COMPILER.includes(extname(file)))
      return `This widget imports ${source}, but this host does not compile ${extname(file)} files. Use CSS or the css property.`;
    try {
      if (extname(file) === '.json' && this.isOurs(file)) readJson(file);
      const exported = isAbsolute(file) ? await this.exports.getExports(target) : listIconExports(target);
      const missing = exported ? names.filter((name) => !exported.has(name)) : [];
      return missing.length > 0 ? formatRefusal(source, missing) : null;
    } catch (error) {
      return `${source} does not compile: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  /** Returns the widgets' own files that a module imports. */
  listImportedFiles(id: string): Iterable<string> {
    return this.asked.get(id) ?? [];
  }

  async listExportNames(id: string): Promise<Iterable<string>> {
    return (await this.exports.getExports(id)) ?? [];
  }
}

/**
 * Contains a widget's fault in that widget. A file that cannot be parsed, an import of a missing module, or a
 * name that a module (of the framework, a library or the widget) does not export would stop the whole build.
 * Instead, the faulty module is replaced by one that throws the reason when it is loaded, which the page
 * shows in the widget's place.
 */
export function isolateWidgets(roots: readonly WidgetRoot[]): Plugin {
  const isOurs = (id: string) =>
    SCRIPT.test(id) && !id.includes('/node_modules/') && roots.some(({ dir }) => id.startsWith(dir));
  const toRelativePath = (id: string) =>
    relative(roots.find(({ dir }) => id.startsWith(dir))?.dir ?? '', stripQuery(id));
  let inspector: Inspector | null = null;
  const unreadable = new Set<string>();
  return {
    name: 'isolate-widgets',
    watchChange() {
      inspector = null;
    },
    async load(id) {
      if (!isOurs(id)) return null;
      const error = findSyntaxError(stripQuery(id), await readFile(stripQuery(id), 'utf8'));
      unreadable.delete(id);
      setRefused(id, error !== null);
      if (error === null) return null;
      unreadable.add(id);
      return writeRefusedModule([], [`${toRelativePath(id)} does not compile: ${error}`]);
    },
    async transform(source, id) {
      if (!isOurs(id) || unreadable.has(id)) return null;
      inspector ??= new Inspector(this, isOurs);
      const code = withImportedFiles(source);
      const { module } = parseSync(`${stripQuery(id)}.js`, code);
      const own = inspector;
      const problems = await Promise.all(listImports(module).map((asked) => own.findProblem(asked, id)));
      const found = [...new Set(problems.filter((problem) => problem !== null))];
      setRefused(id, found.length > 0);
      if (found.length > 0) {
        // In development the module is built again when one of its imports changes.
        for (const file of own.listImportedFiles(id)) this.addWatchFile(file);
        return { code: writeRefusedModule(await own.listExportNames(id), found), map: null };
      }
      const later = await Promise.all(
        module.dynamicImports.map(async ({ start, end, moduleRequest }) => {
          const asked = /^(['"])([^'"]+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
          const problem =
            asked === undefined ? null : await own.findProblem({ source: asked, names: [] }, id);
          return problem === null ? [] : [{ start, end, text: `Promise.reject(${writeError([problem])})` }];
        })
      );
      const edits = later.flat();
      if (edits.length === 0 && code === source) return null;
      return { code: applyEdits(code, edits), map: null };
    }
  };
}
