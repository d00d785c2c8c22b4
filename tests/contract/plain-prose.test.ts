import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/*
 * Comments keep to docs/style.md: patterns that make prose hard to read are counted per 1,000 comments. A limit above 0
 * leaves room for a person who says something and for quotations.
 */

/** Code that the comments of a program are not in: tables of codes, and files that are faulty on purpose. */
const LEFT_OUT = /lga-codes|tests\/fixtures\//;

function listSources(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8'
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file) && !LEFT_OUT.test(file));
}

const toText = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$|^\/\//g, '')
    .replace(/^\s*\* ?/gm, '')
    .trim();

/** Returns the texts of a file's comments, without directives of tools. */
function readComments(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const add = (ranges: readonly ts.CommentRange[] = []) => {
    for (const { pos, end } of ranges) found.set(pos, toText(source.slice(pos, end)));
  };
  const visit = (node: ts.Node): void => {
    add(ts.getLeadingCommentRanges(source, node.getFullStart()));
    add(ts.getTrailingCommentRanges(source, node.end));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...found.values()].filter((text) => text !== '' && !/eslint-|@ts-|prettier-ignore/.test(text));
}

const comments = listSources().flatMap(readComments);

it.each([
  ['begin with What, Where, Whoever, Of or Those', /^(What|Where|Whoever|Of|Those)\b/, 3],
  ['use stand for being somewhere', /\b(stands?|stood|standing)\b/i, 3],
  ['use say or tell for what data contain', /\b(says?|said|saying|tells?|told|telling)\b/i, 5],
  ['use "where there", "where it" or "where one" for if', /\bwhere (there|it|one)\b/i, 3],
  ['use "those that" or "those of"', /\bthose (that|of|who)\b/i, 3],
  ['use "is none" or "of ours"', /\b(is|are) none\b|\bof ours\b/i, 2],
  ['use alone for only', /\balone\b/i, 2]
])('comments that %s are rare', (_name, pattern, mostPerThousand) => {
  const found = comments.filter((text) => pattern.test(text));
  const share = (found.length / comments.length) * 1_000;
  expect({
    share: share <= mostPerThousand ? 'within the limit' : share,
    found: share <= mostPerThousand ? [] : found
  }).toEqual({
    share: 'within the limit',
    found: []
  });
});
