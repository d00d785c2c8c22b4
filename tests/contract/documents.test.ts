import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SETTINGS_TABLE } from '../../server/src/common/settings';

const listPages = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);

/** Names of programs of others, and the examples of the style guide. */
const NAMES_OF_OTHERS = ['ST_AsMVT', 'returnZ', 'shimMissingExports', 'reqId'];

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'shared/ui/README.md',
  ...listPages('docs'),
  ...listPages('docs/decisions'),
  ...listPages('docs/rules')
];

const PATH = /`((?:shared|widgets|themes|experiences|host|server|demo|scripts|tools|tests|docs)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)/g;
/** Names of code: camelCase, PascalCase of two words or more, CONSTANTS; with a call's brackets or without. */
const IDENTIFIER = /`((?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z]|[A-Z]+_[A-Z])\w*)(?:\(\))?`/g;

const readMatches = (document: string, pattern: RegExp): string[] =>
  [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, name]) => name!);

/** The words of all files but the documents. */
function readWords(): Set<string> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|cjs|js|json|sql|css|html|service)$/.test(file) && existsSync(file));
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

it.each(documents)('%s names only files that exist', (document) => {
  const folder = document.replace(/[^/]*$/, '');
  const paths = readMatches(document, PATH);
  const links = readMatches(document, LINK).map((link) => folder + link);
  expect([...paths, ...links].filter((file) => !existsSync(file))).toEqual([]);
});

it('names of code in the documents are names of this repository', () => {
  const words = readWords();
  const described = documents.filter((document) => document !== 'docs/style.md');
  const unknown = described.flatMap((document) =>
    readMatches(document, IDENTIFIER)
      .filter((name) => !words.has(name) && !NAMES_OF_OTHERS.includes(name))
      .map((name) => `${document}: ${name}`)
  );
  expect(unknown).toEqual([]);
});

it('docs/operating.md lists every setting as the server reads it', () => {
  const page = readFileSync('docs/operating.md', 'utf8').replace(/ +/g, ' ');
  for (const { name, default: fallback, meaning } of SETTINGS_TABLE)
    expect(page).toContain(`| \`${name}\` | ${fallback && `\`${fallback}\` `}| ${meaning} |`);
});

it.each([
  ['README.md', 7_000],
  ['ARCHITECTURE.md', 12_288]
])('%s has at most %i bytes', (document, most) => {
  expect(readFileSync(document).length).toBeLessThanOrEqual(most);
});
