import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { getBaseMessages } from './base-messages';

const folders = [
  'widgets',
  'host/ootb/arcgis',
  'host/ootb/common',
  'host/ootb/layout',
  'tests/fixtures/widgets'
];
const files = folders
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .flatMap((widget) => ['runtime', 'setting'].map((side) => `${widget}/src/${side}/translations/default.ts`))
  .filter((file) => existsSync(file));
const readKeys = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key!);

it('no text of a widget has the key of a framework text, which would override it', () => {
  const taken = new Set(Object.keys({ ...getBaseMessages('en'), ...getBaseMessages('fr') }));
  expect(files.length).toBeGreaterThan(15);
  const clashes = files.flatMap((file) => readKeys(file).filter((key) => taken.has(key)));
  expect(clashes).toEqual([]);
});
