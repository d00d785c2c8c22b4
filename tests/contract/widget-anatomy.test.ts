import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/* Checks that every widget has the parts Experience Builder requires, and a true manifest. */

/** Folders of widgets, including one that exists only in tests. */
const widgets = [
  ...readdirSync('widgets').map((name) => join('widgets', name)),
  'tests/fixtures/widgets/contract-kit'
].filter((folder) => existsSync(join(folder, 'manifest.json')));
const required = [
  'config.json',
  'icon.svg',
  'README.md',
  'src/config.ts',
  'src/version-manager.ts',
  'src/runtime/widget.tsx',
  'src/runtime/translations/default.ts',
  'src/setting/setting.tsx',
  'src/setting/translations/default.ts'
];

interface WidgetManifestJson {
  readonly name: string;
  readonly type: string;
  readonly exbVersion: string;
  readonly translatedLocales: string[];
  readonly messageActions?: { name: string; uri: string }[];
  readonly dataActions?: { name: string; uri: string }[];
}

/**
 * Returns the keys of a translation module: `name: 'text'` lines of default.ts or of the System.register form.
 */
const readKeys = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^\s+'?(\w+)'?:/gm)].map(([, key]) => key!).sort();

it.each(widgets)('%s has the anatomy of an Experience Builder widget', (folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as WidgetManifestJson;
  expect(manifest).toMatchObject({ name: basename(folder), type: 'widget', exbVersion: '1.21.0' });
  for (const file of required) expect([file, existsSync(join(folder, file))]).toEqual([file, true]);
  const labels = readKeys(join(folder, 'src/runtime/translations/default.ts'));
  for (const { name, uri } of [...(manifest.messageActions ?? []), ...(manifest.dataActions ?? [])]) {
    expect(existsSync(join(folder, 'src', `${uri}.ts`))).toBe(true);
    expect(labels).toContain(`_action_${name}_label`);
  }
});

it.each(widgets)(
  '%s has an icon that takes the colour of the text around it in Experience Builder',
  (folder) => {
    const icon = readFileSync(join(folder, 'icon.svg'), 'utf8');
    const shapes = icon.match(/<(path|circle|ellipse|line|polygon|polyline|rect)\b[^>]*>/g) ?? [];
    expect(shapes).not.toEqual([]);
    // The framework fills the root with the colour of the text: an outline without a fill of its own becomes a black shape.
    const unfilled = shapes.filter((shape) => !/\sfill="(none|currentColor)"/.test(shape));
    expect(unfilled).toEqual([]);
    const colors = [...icon.matchAll(/\s(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color);
    expect(colors.filter((color) => color !== 'none' && color !== 'currentColor')).toEqual([]);
  }
);

it.each(widgets)('%s is translated into every locale its manifest names', (folder) => {
  const { translatedLocales } = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8')
  ) as WidgetManifestJson;
  expect(translatedLocales).toEqual(expect.arrayContaining(['en', 'fr']));
  for (const side of ['runtime', 'setting'])
    for (const locale of translatedLocales.slice(1)) {
      const translations = join(folder, 'src', side, 'translations');
      const french = readKeys(join(translations, `${locale}.js`)).filter((key) => key !== 'execute');
      expect(french).toEqual(expect.arrayContaining(readKeys(join(translations, 'default.ts'))));
    }
});

it.each(widgets)(
  '%s has a prefix for all its texts, because the framework’s text takes precedence for an equal key',
  (folder) => {
    const own = basename(folder).replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()) + '_';
    for (const side of ['runtime', 'setting']) {
      const keys = readKeys(join(folder, 'src', side, 'translations/default.ts'));
      expect(keys.filter((key) => !key.startsWith(own) && !key.startsWith('_'))).toEqual([]);
    }
  }
);

it('finds the widgets', () => {
  expect(widgets).toEqual(
    expect.arrayContaining(['widgets/sign-in', 'widgets/site-nav', 'widgets/service-area'])
  );
});
