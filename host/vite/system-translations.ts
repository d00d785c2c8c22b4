import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Turns a translation file in `System.register` form into a module, so that no page has to evaluate text. */
export function systemTranslations(host: string): Plugin {
  const reader = join(host, 'jimu/jimu-core/lib/i18n/system-register.ts');
  return {
    name: 'system-translations',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/translations\/[\w-]+\.js$/.test(id.split('?')[0]!) || !code.includes('System.register'))
        return null;
      const module = [
        `import { collectRegistration } from ${JSON.stringify(reader)};`,
        `export default collectRegistration((System) => {`,
        code,
        `});`
      ].join('\n');
      return { code: module, map: null };
    }
  };
}
