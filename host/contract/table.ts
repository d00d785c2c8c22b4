import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { REFUSED_EXPORTS, REFUSED_MODULES } from './refused';

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

interface Named {
  readonly name: string;
  readonly isType: boolean;
}

/** Returns the names that a package's index exports. */
export function exportedNames(host: string, name: string): Named[] {
  const file = join(host, 'jimu', name.includes('/') ? `${name}.ts` : `${name}/index.ts`);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement): Named[] => {
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

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name.localeCompare(b.name, 'en');

function rows(host: string, name: string): string[] {
  const provided = exportedNames(host, name).map(({ name: one, isType }) => ({
    name: one,
    line: `| \`${one}\` | provided${isType ? ' (type)' : ''} |`
  }));
  const refused = (REFUSED_EXPORTS[name] ?? []).flatMap(({ why, names }) =>
    names.map((one) => ({ name: one, line: `| \`${one}\` | refused: ${why} |` }))
  );
  return [...provided, ...refused].sort(byName).map(({ line }) => line);
}

/** Returns the tables of the host's README: what each package provides, and what it refuses and why. */
export function contractTables(host: string): string {
  const tables = PACKAGES.map((name) =>
    [`### ${name}`, '', '| name | here |', '| --- | --- |', ...rows(host, name)].join('\n')
  );
  const modules = [...REFUSED_MODULES]
    .sort((a, b) => a.module.localeCompare(b.module, 'en'))
    .map(({ module, why }) => `| \`${module}\` | refused: ${why} |`);
  return [
    ...tables,
    ['### Other modules', '', '| module | here |', '| --- | --- |', ...modules].join('\n')
  ].join('\n\n');
}

/** Lists names that are both provided and refused. */
export const contradictions = (host: string): string[] =>
  PACKAGES.flatMap((name) => {
    const provided = exportedNames(host, name).map((one) => one.name);
    return (REFUSED_EXPORTS[name] ?? [])
      .flatMap(({ names }) => names)
      .filter((one) => provided.includes(one))
      .map((one) => `${name} ${one}`);
  });
