import { isWanted } from '../copy-assets.mjs';
import { runDeclaration } from '../jimu/jimu-core/lib/i18n/system-register';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backendPaths, withBackendMarks } from './backend-documents';
import { lateStyles } from './late-styles';
import { systemTranslations } from './system-translations';
import { joinWorkerParts, listWorkerParts } from './worker-parts';

const french = `System.register([], function (_export) {
  return { execute: function () { _export({ a: 'A', b: 'B {n}' }); } };
});`;

describe('the page build', () => {
  it('turns a translation file in System.register form into a module', () => {
    const { transform } = systemTranslations('/host') as unknown as {
      transform(code: string, id: string): { code: string } | null;
    };
    const { code } = transform(french, '/w/src/runtime/translations/fr.js')!;
    const body = code.replace(/^import .*$/m, '').replace('export default', 'return');
    // Runs the generated module as a browser would.
    const run = new Function('collectRegistration', body) as (
      collect: (run: (System: object) => void) => object
    ) => object;
    const messages = run((collected) => {
      let found = {};
      collected({ register: (_names: string[], declare: never) => (found = runDeclaration(declare)) });
      return found;
    });
    expect(messages).toEqual({ a: 'A', b: 'B {n}' });
    expect(transform(french, '/w/src/runtime/widget.tsx')).toBeNull();
  });

  it("omits the engine's texts in unsupported languages", () => {
    expect(
      ['common_fr.json', 'messages.en.json', 'common.json', 'home16.json', 'pe-wasm.wasm'].every(isWanted)
    ).toBe(true);
    expect(['common_de.json', 'messages.pt-BR.json', 'main.scss', 'x.d.ts'].some(isWanted)).toBe(false);
    const subsets = ['inter-latin-wght-normal.woff2', 'inter-greek-wght-normal.woff2'];
    expect(subsets.filter(isWanted)).toEqual(['inter-latin-wght-normal.woff2']);
  });

  it("inserts the values of the backend's document into the page server's", () => {
    const backend =
      '<meta name="exb-app" content="/experiences/x/config.json" /><meta name="exb-page" content="p" /><title>T</title>';
    expect(withBackendMarks('__EXB_APP__|__EXB_PAGE__|__EXB_TITLE__', backend)).toBe(
      '/experiences/x/config.json|p|T'
    );
  });

  it("proxies the server's own paths, but not the SDK's assets", () => {
    const isBackendPath = (path: string) => backendPaths.some((pattern) => new RegExp(pattern).test(path));
    for (const path of [
      '/arcgis/rest/info',
      '/api/me',
      '/signin',
      '/purchases/lga/x',
      '/experiences/a/config.json'
    ])
      expect(isBackendPath(path)).toBe(true);
    for (const path of ['/arcgis-assets/core/x.json', '/map/oilpalm', '/assets/a.js', '/signing'])
      expect(isBackendPath(path)).toBe(false);
  });

  it("lists the files of the map engine's workers", () => {
    const assets = join(__dirname, '../../node_modules/@arcgis/core/assets');
    const parts = listWorkerParts(assets);
    expect(parts[0]).toBe('esri/core/workers/RemoteClient.js');
    // The feature worker has more than twenty files, some of which vector tiles share.
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !existsSync(join(assets, part)))).toEqual([]);
  });

  it('joins them to one file, which changes nothing in the engine itself', () => {
    const assets = join(__dirname, '../../node_modules/@arcgis/core/assets');
    const [loader, ...parts] = listWorkerParts(assets);
    const original = readFileSync(join(assets, loader!), 'utf8');
    // Beside the engine: a file cannot be linked to another disk.
    const target = mkdtempSync(join(__dirname, '../../node_modules/.site-workers-'));
    mkdirSync(dirname(join(target, loader!)), { recursive: true });
    linkSync(join(assets, loader!), join(target, loader!));
    joinWorkerParts(assets, target);
    const joined = readFileSync(join(target, loader!), 'utf8');
    rmSync(target, { recursive: true });
    expect(joined.startsWith(original)).toBe(true);
    for (const part of parts) expect(joined).toContain(readFileSync(join(assets, part), 'utf8'));
    expect(readFileSync(join(assets, loader!), 'utf8')).toBe(original);
  });

  it('places styles behind the opening screen of the document', () => {
    const { handler } = lateStyles().transformIndexHtml as { handler(html: string): string };
    const link = '    <link rel="stylesheet" crossorigin href="/assets/index-1.css">\n';
    const body = '  <body>\n    <div id="opening"></div>\n';
    const app = '    <div id="app"></div>\n  </body>\n';
    expect(handler(`  <head>\n${link}  </head>\n${body}${app}`)).toBe(
      `  <head>\n  </head>\n${body}${link}${app}`
    );
  });
});
