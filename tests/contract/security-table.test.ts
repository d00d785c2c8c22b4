import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { SETTINGS_TABLE } from '../../server/src/common/settings';

type State = 'passed' | 'documented' | 'excepted' | 'not applicable';

interface Item {
  readonly id: string;
  readonly level: 1 | 2;
  readonly words: string;
  readonly state: State;
  readonly tests?: readonly string[];
  readonly documents?: readonly string[];
  readonly settings?: readonly string[];
  readonly reason?: string;
}

const { items, chapters } = JSON.parse(readFileSync('docs/security/asvs.json', 'utf8')) as {
  readonly items: readonly Item[];
  readonly chapters: readonly string[];
};

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const IN_CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** Returns the called function's name: of `it.each(rows)(title)` it is 'it'. */
function getCalledName(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return getCalledName(node.expression);
  return ts.isTaggedTemplateExpression(node)
    ? getCalledName(node.tag)
    : ts.isIdentifier(node)
      ? node.text
      : '';
}

/** Returns the titles of a file's tests and groups, as they are written. */
function readTitles(file: string): ReadonlySet<string> {
  const titles = new Set<string>();
  if (!existsSync(file)) return titles;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test|describe)$/.test(getCalledName(node.expression))) {
      const [title] = node.arguments;
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false));
  return titles;
}

const readHeadings = (file: string): ReadonlySet<string> =>
  new Set(
    existsSync(file)
      ? [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading!)
      : []
  );

/** Returns the references 'file: name' whose name is not in its file. */
function findUnknown(references: readonly string[], read: (file: string) => ReadonlySet<string>): string[] {
  const known = new Map<string, ReadonlySet<string>>();
  return references.filter((reference) => {
    const at = reference.indexOf(': ');
    const file = reference.slice(0, at);
    if (!known.has(file)) known.set(file, read(file));
    return !known.get(file)!.has(reference.slice(at + 2));
  });
}

describe('table of security requirements', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    const counts = chapters.map(
      (_chapter, index) => items.filter(({ id }) => id.startsWith(`${index + 1}.`)).length
    );
    expect(counts).toEqual(IN_CHAPTERS);
    expect(items.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(items.filter(({ level }) => level === 2)).toHaveLength(183);
    expect(new Set(items.map(({ id }) => id)).size).toBe(253);
  });

  it('names tests and sections that exist, and settings of the server', () => {
    expect(
      findUnknown(
        items.flatMap(({ tests = [] }) => tests),
        readTitles
      )
    ).toEqual([]);
    expect(
      findUnknown(
        items.flatMap(({ documents = [] }) => documents),
        readHeadings
      )
    ).toEqual([]);
    const settings = new Set(SETTINGS_TABLE.map(({ name }) => name));
    expect(items.flatMap(({ settings: named = [] }) => named).filter((name) => !settings.has(name))).toEqual(
      []
    );
  });

  it('has evidence for each state', () => {
    const isShown: Readonly<Record<State, (item: Item) => boolean>> = {
      passed: ({ tests = [] }) => tests.length > 0,
      documented: ({ documents = [] }) => documents.length > 0,
      excepted: ({ reason }) => reason !== undefined,
      'not applicable': ({ reason }) => reason !== undefined
    };
    expect(items.filter((item) => !isShown[item.state](item)).map(({ id }) => id)).toEqual([]);
  });

  it('is the page docs/security.md', () => {
    expect(
      execFileSync(process.execPath, ['tools/write-security.mjs', '--check'], { encoding: 'utf8' })
    ).toBe('');
  });
});
