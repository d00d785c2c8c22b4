import { createHash } from 'node:crypto';
import ts from 'typescript';

/*
 * What ts-jest does in the client of Experience Builder, which is no dependency here: each file by itself, without types
 * checked, and without `esModuleInterop`, so that what has no default export of its own has none.
 */

const STOCK = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2020,
  jsx: ts.JsxEmit.ReactJSX,
  jsxImportSource: '@emotion/react',
  isolatedModules: true,
  allowJs: true
};
/** Of the framework's own code the client has what a bundler made of it. */
const isFrameworkFile = (path) => /[\\/]host[\\/]/.test(path);
const isModule = (text) => /^\s*(?:import|export)\b|[;}]\s*(?:import|export)\b|\bimport\s*\(/m.test(text);

export default {
  process(text, path) {
    if (path.endsWith('.js') && !isModule(text)) return { code: text };
    const compilerOptions = { ...STOCK, esModuleInterop: isFrameworkFile(path) };
    return { code: ts.transpileModule(text, { compilerOptions, fileName: path }).outputText };
  },
  // Without the folder: an installation in another one need not be transformed anew.
  getCacheKey: (text, path) =>
    createHash('sha256')
      .update([text, isFrameworkFile(path), path.slice(path.lastIndexOf('.')), ts.version, '1'].join('\0'))
      .digest('hex')
};
