import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseSync, Visitor } from 'vite';
import { stripQuery } from './widget-folders';

/** Resolves the file that `source` means in `importer`; null when it does not exist. */
export type ResolveFile = (source: string, importer: string) => Promise<string | null>;

/** Export names of a module; null when they are unknown, for anything but an ES module. */
export type ExportNames = ReadonlySet<string> | null;

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Returns the first syntax error of a file with its line; null for a valid file. */
export function findSyntaxError(file: string, code: string): string | null {
  const error = parseSync(file, code).errors.find(({ severity }) => severity === 'Error');
  if (!error) return null;
  const line = code.slice(0, error.labels[0]?.start ?? 0).split('\n').length;
  return `${error.message} (line ${line})`;
}

/** Checks whether a module contains only data and cannot fail on loading: it has no import, call or throw. */
export function isPlainData(id: string): boolean {
  const file = stripQuery(id);
  if (!SCRIPT.test(file) || !existsSync(file)) return true;
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  let does = errors.length > 0;
  const markFound = () => {
    does = true;
  };
  new Visitor({
    CallExpression: markFound,
    ImportDeclaration: markFound,
    MemberExpression: markFound,
    NewExpression: markFound,
    TaggedTemplateExpression: markFound,
    ThrowStatement: markFound
  }).visit(program);
  return !does;
}

/**
 * Reads and caches the export names of modules, following `export *`. Types are included, because imports of
 * them are erased.
 */
export class ModuleExports {
  private readonly known = new Map<string, Promise<ExportNames>>();

  constructor(private readonly resolve: ResolveFile) {}

  /** @throws Error when the module cannot be parsed. */
  getExports(id: string): Promise<ExportNames> {
    const file = stripQuery(id);
    const known = this.known.get(file);
    if (known) return known;
    const reading = this.readExports(file);
    this.known.set(file, reading);
    return reading;
  }

  private async readExports(file: string): Promise<ExportNames> {
    if (!SCRIPT.test(file) || !existsSync(file)) return null;
    const code = await readFile(file, 'utf8');
    const error = findSyntaxError(file, code);
    if (error !== null) throw new Error(error);
    const { module } = parseSync(file, code);
    if (!module.hasModuleSyntax) return null;
    const names = new Set<string>();
    for (const { exportName, importName, moduleRequest } of module.staticExports.flatMap((it) => it.entries))
      if (exportName.kind === 'Default') names.add('default');
      else if (exportName.name !== null) names.add(exportName.name);
      else if (importName.kind === 'AllButDefault' && moduleRequest) {
        const more = await this.followReexport(moduleRequest.value, file);
        if (more === null) return null;
        for (const name of more) if (name !== 'default') names.add(name);
      }
    return names;
  }

  private async followReexport(source: string, importer: string): Promise<ExportNames> {
    const target = await this.resolve(source, importer);
    return target === null ? null : this.getExports(target);
  }
}
