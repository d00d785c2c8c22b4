import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/* Every widget has the parts Experience Builder looks for, and says of itself what is true. */

const folder = 'widgets';
const widgets = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'manifest.json')));
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

interface Manifest {
  readonly name: string;
  readonly type: string;
  readonly exbVersion: string;
  readonly translatedLocales: string[];
  readonly messageActions?: { name: string; uri: string }[];
}

/** Keys of a translation module: `name: 'text'` lines of default.ts or of the System.register form. */
const keysOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^\s+'?(\w+)'?:/gm)].map(([, key]) => key).sort();

it.each(widgets)('%s has the anatomy of an Experience Builder widget', (name) => {
  const manifest = JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8')) as Manifest;
  expect(manifest).toMatchObject({ name, type: 'widget', exbVersion: '1.21.0' });
  for (const file of required) expect([file, existsSync(join(folder, name, file))]).toEqual([file, true]);
  for (const { uri } of manifest.messageActions ?? [])
    expect(existsSync(join(folder, name, 'src', `${uri}.ts`))).toBe(true);
});

it.each(widgets)('%s is translated into every locale its manifest names', (name) => {
  const { translatedLocales } = JSON.parse(
    readFileSync(join(folder, name, 'manifest.json'), 'utf8')
  ) as Manifest;
  expect(translatedLocales).toEqual(expect.arrayContaining(['en', 'fr']));
  for (const side of ['runtime', 'setting'])
    for (const locale of translatedLocales.slice(1)) {
      const translations = join(folder, name, 'src', side, 'translations');
      const french = keysOf(join(translations, `${locale}.js`)).filter((key) => key !== 'execute');
      expect(french).toEqual(expect.arrayContaining(keysOf(join(translations, 'default.ts'))));
    }
});

it('finds the widgets', () => {
  expect(widgets).toEqual(expect.arrayContaining(['sign-in', 'site-nav', 'service-area']));
});
