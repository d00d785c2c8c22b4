import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { calciteTags } from './calcite-tags';
import { frameworkEmotion } from './framework-emotion';
import { frameworkIcons, listIconExports, ownIcons } from './icons';
import { writeWidgetTable } from './installed-widgets';
import { namedModules } from './named-modules';
import { sdkStyles } from './sdk-styles';
import { sourceLayers } from './source-layers';

const host = join(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'site-plugins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeTestFile(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const roots = [{ dir: join(folder, 'widgets'), uri: 'widgets/' }];
const widget = join(folder, 'widgets/wells/src/runtime/widget.tsx');

interface PluginHooks {
  resolveId(this: object | void, source: string, importer?: string): unknown;
  load(id: string): string | null;
  transform(code: string, id: string): { code: string } | null;
}
const getHooks = (plugin: Plugin) => plugin as unknown as PluginHooks;

describe('the build of widgets', () => {
  it("runs a widget's code after the scripts of its manifest", () => {
    const dependency = ['jimu-arcgis', 'https://x/a.js', 'https://x/b.js'];
    writeTestFile('widgets/wells/manifest.json', JSON.stringify({ name: 'wells', dependency }));
    writeTestFile('widgets/wells/src/runtime/widget.tsx', '');
    writeTestFile(
      'widgets/plain/manifest.json',
      JSON.stringify({ name: 'plain', dependency: 'jimu-arcgis' })
    );
    writeTestFile('widgets/plain/src/runtime/widget.tsx', '');
    const table = writeWidgetTable(host, roots);
    expect(table).toContain(
      `"widgets/wells/src/runtime/widget.tsx": () => loadScripts(["https://x/a.js","https://x/b.js"]).then(() => import("${widget}"))`
    );
    expect(table).toMatch(/"widgets\/plain\/src\/runtime\/widget\.tsx": \(\) => import\(/);
  });

  it("serves the framework's icons from Calcite's icons of the same name, as text and as components", () => {
    const { resolveId, load } = getHooks(frameworkIcons(join(host, '..'), host));
    const resolveIcon = (source: string) => resolveId(source) as string;
    const text = resolveIcon('jimu-icons/svg/outlined/directional/sort-ascending-arrow.svg');
    expect(load(text)).toMatch(/^export default "<svg fill=\\"currentColor\\" /);
    expect([...listIconExports(text)!]).toEqual(['default']);
    const component = resolveIcon('jimu-icons/filled/editor/refresh');
    expect(load(component)).toContain('export const RefreshFilled = ');
    expect([...listIconExports(component)!]).toEqual(['RefreshFilled']);
    expect(resolveIcon('jimu-icons/outlined/suggested/info')).toBeNull();
    expect([resolveIcon('jimu-core'), load('jimu-core'), listIconExports('jimu-core')]).toEqual([
      null,
      null,
      null
    ]);
  });

  it("[XB-01] replaces emotion by the framework's module without createElement", async () => {
    const { resolveId } = getHooks(frameworkEmotion(host));
    const module = join(host, 'jimu/jimu-core/emotion.ts');
    expect(resolveId('@emotion/react', widget)).toBe(module);
    expect(resolveId('@emotion/react/jsx-runtime', widget)).toBeNull();
    expect(resolveId('@emotion/react', join(folder, 'node_modules/widgets/a.js'))).toBeNull();
    const names = Object.keys((await import('../jimu/jimu-core/emotion')) as object);
    expect(names).toContain('jsx');
    expect(names).not.toContain('createElement');
  });

  it('returns an SVG of the folder assets/icons as text, any other image as an address', async () => {
    const { resolveId } = getHooks(ownIcons(roots));
    const resolved = {
      resolve: (source: string) => Promise.resolve({ id: `/w/${source}`, external: false })
    };
    const resolveImport = (source: string, importer: string) => resolveId.call(resolved, source, importer);
    expect(await resolveImport('./assets/icons/well.svg', widget)).toBe('/w/./assets/icons/well.svg?raw');
    expect(await resolveImport('./assets/well.svg', widget)).toBeNull();
    expect(await resolveImport('./assets/icons/well.svg', '/elsewhere/a.ts')).toBeNull();
  });

  it('adds Calcite to a widget that uses its elements', () => {
    const { transform } = getHooks(calciteTags(roots));
    const drawn = '_jsx("calcite-button", {});';
    expect(transform(drawn, widget)?.code).toBe(`${drawn}\nimport 'calcite-components';\n`);
    expect(transform('_jsx("button", {});', widget)).toBeNull();
    expect(transform(drawn, '/elsewhere/widget.tsx')).toBeNull();
  });

  it("adds the maps SDK's styles to a widget that creates one of its views or widgets", () => {
    const { transform } = getHooks(sdkStyles(host, roots));
    const styles = JSON.stringify(join(host, 'jimu/jimu-arcgis/lib/sdk-styles.ts'));
    const view = `import MapView from 'esri/views/MapView';`;
    expect(transform(view, widget)?.code).toBe(`${view}\nimport ${styles};\n`);
    expect(transform(`load(["esri/widgets/Editor"]);`, widget)?.code).toContain(styles);
    expect(transform(`import Model from 'esri/widgets/Legend/LegendViewModel';`, widget)).toBeNull();
    expect(transform(view, '/elsewhere/widget.tsx')).toBeNull();
    // A build omits an import for side effects unless the package lists it.
    const { sideEffects } = JSON.parse(readFileSync(join(host, 'package.json'), 'utf8'));
    expect(sideEffects).toContain('./jimu/jimu-arcgis/lib/sdk-styles.ts');
  });

  it("adds the maps SDK's layer to data sources for a widget that queries it", () => {
    const { transform } = getHooks(sourceLayers(host, roots));
    const layers = JSON.stringify(join(host, 'jimu/jimu-arcgis/lib/source-layers.ts'));
    const asks = 'source.layer.queryFeatures({ where });';
    expect(transform(asks, widget)?.code).toBe(`${asks}\nimport ${layers};\n`);
    expect(transform('source?.layer?.createQuery();', widget)?.code).toContain(layers);
    expect(transform('view.layer.load();', widget)).toBeNull();
    expect(transform(asks, '/elsewhere/widget.tsx')).toBeNull();
    const { sideEffects } = JSON.parse(readFileSync(join(host, 'package.json'), 'utf8'));
    expect(sideEffects).toContain('./jimu/jimu-arcgis/lib/source-layers.ts');
  });

  it('includes modules loaded by name: modules of the maps SDK, entries of the shared code', () => {
    const { transform } = getHooks(namedModules(host, roots));
    const asked = `moduleLoader.loadModule('widgets/shared-code/entry', url); loadArcGISJSAPIModules(['esri/Map']);`;
    const { code } = transform(asked, widget)!;
    expect(code).toContain(
      `registerModules_({ "widgets/shared-code/entry": () => import("widgets/shared-code/entry") });`
    );
    expect(code).toContain(`registerSdkModules_({ "esri/Map": () => import("esri/Map") });`);
    expect(transform(`const name = 'widgets/shared-code/entry';`, widget)).toBeNull();
  });
});
