import { existsSync, readFileSync } from 'node:fs';
import { SETTINGS_TABLE } from '../../server/src/ground/settings';

/* A document that names a file names one that exists. */
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/style.md', 'docs/glossary.md'];
const path = /`((?:shared|widgets|themes|experiences|host|server|scripts|tests|docs)\/[\w./-]+)`/g;

it.each(documents)('%s names only files that exist', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(path)].map(([, file]) => file!);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

it('README.md lists every setting as the server reads it', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/ +/g, ' ');
  for (const { name, meaning } of SETTINGS_TABLE) {
    expect(readme).toContain(`| \`${name}\` |`);
    expect(readme).toContain(`| ${meaning} |`);
  }
});
