import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'shared/domain/src';
const files = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.ts'));

it('no file of the domain is longer than 250 lines', () => {
  const long = files.filter((file) => readFileSync(join(folder, file), 'utf8').split('\n').length > 251);
  expect(long).toEqual([]);
});

it('the domain depends on at most four libraries: schemas, crossings and overlaps of outlines, plurals', () => {
  const { dependencies } = JSON.parse(readFileSync('shared/domain/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(4);
});

it('unused code names the row of the ledger that will use it', () => {
  const tags = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/@waiting.*/g)].map(([tag]) => `${file}: ${tag}`)
  );
  expect(tags.filter((tag) => !/@waiting [A-Z]{2}-\d{2}( \*\/)?$/.test(tag))).toEqual([]);
});
