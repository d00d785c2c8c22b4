import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { listFiles, readJson } from '../support/exb-folders';

/* Checks this repository's widgets and themes against Experience Builder's documentation. */

const splitWords = (text: string) => new Set(text.split(/\s+/));
/** Every documented field of a widget's manifest. */
const FIELDS =
  splitWords(`name label type version exbVersion author description copyright license translatedLocales dependency
  settingDependency defaultSize widgetType layouts publishMessages messageActions dataActions excludeDataActions extensions
  urlParameters requireLicense notSupportAGOL notAllowAdd properties`);
/** Fields of `properties` that releases 1.19 to 1.21 all know. */
const PROPERTIES =
  splitWords(`hasMainClass hasConfig hasSettingPage hasBuilderSupportModule hasLayoutItemSettingPage
  hasConfigInSettingPage supportInlineEditing supportRepeat supportAutoSize forbidOneByOneEffect hasEmbeddedLayout
  lockChildren passDataSourceToChildren canCreateMapView canCrossLayoutBoundary canConsumeDataAction
  canProvideRepeatDataSource canGenerateMultipleOutputDataSources coverLayoutBackground flipIcon needActiveState
  needHiddenState deactivateOtherWidgets watchViewportVisibility isWidgetController useDragHandler
  notAutoLoadUsedFieldsData notShareDynamicModules showDescription handleA11yLabelInWidget useOwnBorder hasGuide guideType`);
const MESSAGES =
  splitWords(`EXTENT_CHANGE DATA_RECORDS_SELECTION_CHANGE DATA_SOURCE_FILTER_CHANGE DATA_RECORD_SET_CHANGE
  DATA_SOURCES_CHANGE LOCATION_CHANGE BUTTON_CLICK VIEW_CHANGE`);
const LOCALES =
  splitWords(`en ar bg bs ca cs da de el es et fi fr he hr hu id it ja ko lt lv no nl pl pt-br pt-pt ro ru sk sl
  sr sv th tr zh-cn uk vi zh-hk zh-tw`);
/**
 * Names that Developer Edition 1.19.0 ships. Names are global in an installation: a second widget of the same
 * name is ignored.
 */
const ESRI_NAMES = readJson<Readonly<Record<'widgets' | 'sharedEntries' | 'themes', readonly string[]>>>(
  'scripts/exb/esri-names.json'
);

interface WidgetManifestJson {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly version: string;
  readonly translatedLocales: readonly string[];
  readonly dependency?: string | readonly string[];
  readonly settingDependency?: string | readonly string[];
  readonly publishMessages?: readonly (string | { readonly messageType: string })[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly isNewTheme?: boolean;
}
type LocaleTexts = Readonly<Record<string, string>>;

const listFolders = (kind: string) =>
  readdirSync(kind)
    .map((name) => join(kind, name))
    .filter((folder) => existsSync(join(folder, 'manifest.json')));
const widgets = listFolders('widgets');
const themes = listFolders('themes');
const readManifest = (folder: string) => readJson<WidgetManifestJson>(join(folder, 'manifest.json'));
const listCodeFiles = (folder: string) =>
  listFiles(folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Reads the texts of a `default.ts`. */
function readDefaultTexts(folder: string): LocaleTexts {
  const source = readFileSync(join(folder, 'default.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const module = { exports: {} as { default: LocaleTexts } };
  runInNewContext(outputText, { exports: module.exports, module });
  return module.exports.default;
}

/** Reads the texts of another locale, like SystemJS. */
function readLocaleTexts(folder: string, locale: string): LocaleTexts {
  let texts: LocaleTexts = {};
  const registerTexts = (
    _needs: unknown,
    declare: (give: (each: LocaleTexts) => void) => { execute: () => void }
  ) => declare((each) => (texts = { ...each })).execute();
  runInNewContext(readFileSync(join(folder, `${locale}.js`), 'utf8'), {
    System: { register: registerTexts }
  });
  return texts;
}

/** Parts of a message without a value: plain text, and the number sign of a plural. */
const LITERAL = 0;
const POUND = 7;
/** Returns the names of the values in a message: for `{count, plural, one {a mill} other {# mills}}` count. */
function listPlaceholders(text: string): string[] {
  const names = new Set<string>();
  const collectNames = (parts: ReturnType<IntlMessageFormat['getAst']>) => {
    for (const part of parts) {
      if ('options' in part) Object.values(part.options).forEach(({ value }) => collectNames(value));
      if (part.type !== LITERAL && part.type !== POUND) names.add(part.value);
    }
  };
  collectNames(new IntlMessageFormat(text, 'en').getAst());
  return [...names].sort();
}
const toPlainData = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Lists every folder of translations of a widget or theme. */
const listTranslationFolders = (folder: string) =>
  ['src/runtime/translations', 'src/setting/translations', 'translations']
    .map((path) => join(folder, path))
    .filter((path) => existsSync(path));

it.each(widgets)('%s has only manifest fields that Experience Builder knows', (folder) => {
  const manifest = readManifest(folder);
  expect(Object.keys(manifest).filter((field) => !FIELDS.has(field))).toEqual([]);
  expect(Object.keys(manifest.properties ?? {}).filter((name) => !PROPERTIES.has(name))).toEqual([]);
  const messages = (manifest.publishMessages ?? []).map((each) =>
    typeof each === 'string' ? each : each.messageType
  );
  expect(messages.filter((message) => !MESSAGES.has(message))).toEqual([]);
  expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
  const texts = readDefaultTexts(join(folder, 'src/runtime/translations'));
  expect(manifest.label).toBe(texts['_widgetLabel']);
  // Description in a catalogue of widgets, in the reader's language.
  expect(texts['_widgetDescription']).toMatch(/\.$/);
});

it.each([...widgets, ...themes])(
  '%s has its name where the build of Experience Builder reads it',
  (folder) => {
    const [runtime] = listTranslationFolders(folder);
    for (const file of readdirSync(runtime!)) {
      // The build reads the file line by line, and takes the text after the key.
      const lines = readFileSync(join(runtime!, file), 'utf8').split('\n');
      const keys = themes.includes(folder) ? ['_themeLabel'] : ['_widgetLabel', '_widgetDescription'];
      const found = keys.map((key) => lines.find((line) => line.includes(`${key}:`)));
      for (const line of found) expect(line).toMatch(/: (["']).+\1,?$/);
    }
  }
);

it.each([...widgets, ...themes])('%s has every text in every locale, with the same values', (folder) => {
  const { translatedLocales } = readManifest(folder);
  expect(translatedLocales[0]).toBe('en');
  expect(translatedLocales.filter((locale) => !LOCALES.has(locale))).toEqual([]);
  expect(listTranslationFolders(folder).length).toBeGreaterThan(0);
  for (const translations of listTranslationFolders(folder)) {
    const english = readDefaultTexts(translations);
    const files = readdirSync(translations).sort();
    expect(files).toEqual(['default.ts', ...translatedLocales.slice(1).map((each) => `${each}.js`)].sort());
    const describeTexts = (texts: LocaleTexts) =>
      toPlainData(
        Object.fromEntries(
          Object.keys(texts)
            .sort()
            .map((key) => [key, listPlaceholders(texts[key]!)])
        )
      );
    for (const locale of translatedLocales.slice(1))
      expect(describeTexts(readLocaleTexts(translations, locale))).toEqual(describeTexts(english));
  }
});

/**
 * Parts of a widget that load separately, and the manifest field with their dependencies: the builder is a
 * separate window.
 */
const LOADED = [
  ['dependency', ['src/runtime', 'src/data-actions', 'src/message-actions']],
  ['settingDependency', ['src/setting']]
] as const;

it.each(widgets)('%s names the map engine as a dependency of every part that loads it', (folder) => {
  const manifest = readManifest(folder);
  // Imports of types only are left out.
  const compilerOptions = { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve, isolatedModules: true };
  for (const [field, parts] of LOADED) {
    const files = parts.map((part) => join(folder, part)).flatMap(listCodeFiles);
    const loaded = files.flatMap((file) => {
      const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
      return ts.preProcessFile(outputText, true, true).importedFiles.map(({ fileName }) => fileName);
    });
    const engine = loaded.filter((name) =>
      /^(jimu-arcgis$|esri\/|widgets\/shared-code\/site-map$)/.test(name)
    );
    const isNamed = [manifest[field] ?? []].flat().includes('jimu-arcgis');
    expect([field, engine, engine.length === 0 || isNamed]).toEqual([field, engine, true]);
  }
});

it.each([...widgets, 'shared/ui', 'shared/map'])(
  '%s takes colour, type and space only from theme.sys',
  (folder) => {
    const strange = listCodeFiles(folder).flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const classic = /\btheme2?\??\.(?!sys\b|ref\b)[a-z]\w*|var\(--(?!sys-|site-)[\w-]+/g;
      return [...text.matchAll(classic)].map(([found]) => `${file}: ${found}`);
    });
    expect(strange).toEqual([]);
  }
);

it('[XB-01] widgets, shared entries and themes have names that Esri does not ship', () => {
  const entries = readdirSync('widgets/shared-code').flatMap((name) => /^(.+)\.tsx?$/.exec(name)?.[1] ?? []);
  expect(entries).toContain('site-core');
  const findEsriNames = (names: readonly string[], kind: keyof typeof ESRI_NAMES) =>
    names.map((name) => basename(name)).filter((name) => ESRI_NAMES[kind].includes(name));
  expect(findEsriNames(widgets, 'widgets')).toEqual([]);
  expect(findEsriNames(entries, 'sharedEntries')).toEqual([]);
  expect(entries.filter((name) => !name.startsWith('site-'))).toEqual([]);
  expect(findEsriNames(themes, 'themes')).toEqual([]);
});

it.each(themes)('%s is a theme of the new format', (folder) => {
  expect(readManifest(folder)).toMatchObject({ type: 'theme', isNewTheme: true });
  expect(readDefaultTexts(join(folder, 'translations'))).toHaveProperty('_themeLabel');
  const variables = readJson<{ sys: { color: { mode: string } } }>(join(folder, 'variables.json'));
  expect(Object.keys(variables).filter((name) => !['src', 'ref', 'sys'].includes(name))).toEqual([]);
  // Colours outside a mode are ignored by the theme without a warning.
  const { mode, ...colors } = variables.sys.color;
  expect(Object.keys(colors)).toEqual([mode]);
});
