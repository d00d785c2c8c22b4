import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { REFUSED_EXPORTS, REFUSED_MODULES } from './refused-names';

const PACKAGES = [
  'jimu-core',
  'jimu-ui',
  'jimu-ui/advanced/data-source-selector',
  'jimu-ui/advanced/setting-components',
  'jimu-ui/advanced/sql-expression-builder',
  'jimu-ui/basic/color-picker',
  'jimu-ui/basic/date-picker',
  'jimu-ui/basic/sql-expression-runtime',
  'jimu-layouts/layout-runtime',
  'jimu-arcgis',
  'jimu-theme',
  'jimu-for-builder'
] as const;

interface ExportedName {
  readonly name: string;
  readonly isType: boolean;
}

/** Returns the names that a package's index exports. */
export function listExportedNames(host: string, name: string): ExportedName[] {
  const file = join(host, 'jimu', name.includes('/') ? `${name}.ts` : `${name}/index.ts`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement): ExportedName[] => {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      return statement.exportClause.elements.map((element) => ({
        name: element.name.text,
        isType: statement.isTypeOnly || element.isTypeOnly
      }));
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map((one) => ({
        name: one.name.getText(source),
        isType: false
      }));
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    const declared = statement as ts.DeclarationStatement;
    return declared.name ? [{ name: declared.name.getText(source), isType }] : [];
  });
}

const toCsvCell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Returns the table of `host/contract/exports.csv`: one line per name of a framework module, sorted by module
 * and name. `here` is provided, type (provided as a type) or refused; a module without a name is refused whole.
 */
export function formatExportTable(host: string): string {
  const exported = PACKAGES.flatMap((module) =>
    listExportedNames(host, module).map(({ name, isType }) => [
      module,
      name,
      isType ? 'type' : 'provided',
      ''
    ])
  );
  const refused = Object.entries(REFUSED_EXPORTS).flatMap(([module, groups]) =>
    groups.flatMap(({ why, names }) => names.map((name) => [module, name, 'refused', why]))
  );
  const modules = REFUSED_MODULES.map(({ module, why }) => [module, '', 'refused', why]);
  const lines = [...exported, ...refused, ...modules].map((cells) => cells.map(toCsvCell).join(','));
  return [['module', 'name', 'here', 'reason'].join(','), ...lines.sort()].join('\n') + '\n';
}

/** Lists names that are both provided and refused. */
export const findContradictions = (host: string): string[] =>
  PACKAGES.flatMap((name) => {
    const provided = listExportedNames(host, name).map((one) => one.name);
    return (REFUSED_EXPORTS[name] ?? [])
      .flatMap(({ names }) => names)
      .filter((one) => provided.includes(one))
      .map((one) => `${name} ${one}`);
  });
