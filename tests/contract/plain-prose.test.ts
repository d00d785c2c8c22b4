import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/*
 * Comments and names of functions follow docs/style.md. Patterns that make prose hard to read are counted per 1,000
 * comments; a limit above 0 leaves room for a person who says something and for quotations.
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

interface Source {
  readonly file: string;
  readonly source: string;
  readonly tree: ts.SourceFile;
}

function parseSource(file: string): Source {
  const source = readFileSync(file, 'utf8');
  return { file, source, tree: ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true) };
}

/** Returns the texts of a file's comments, without directives of tools. */
function readComments({ source, tree }: Source): string[] {
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

/** Returns the declared name of a function, method or constant that holds a function; null for other nodes. */
function getFunctionName(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? null;
  const isFunction =
    ts.isMethodDeclaration(node) ||
    (ts.isVariableDeclaration(node) &&
      node.initializer !== undefined &&
      (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)));
  return isFunction && ts.isIdentifier(node.name) ? node.name.text : null;
}

/** Returns `file name` of every function that a file declares. */
function readFunctionNames({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = getFunctionName(node);
    if (name !== null) found.push(`${file} ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const sources = listSources().map(parseSource);
const comments = sources.flatMap(readComments);
const functionNames = sources.flatMap(readFunctionNames);

/** Fails with the found items when they are more than a share of all. */
function expectRare(found: readonly string[], all: readonly string[], mostPerThousand: number): void {
  const share = (found.length / all.length) * 1_000;
  const isRare = share <= mostPerThousand;
  expect({ share: isRare ? 'within the limit' : share, found: isRare ? [] : found }).toEqual({
    share: 'within the limit',
    found: []
  });
}

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
  expectRare(found, comments, mostPerThousand);
});

it.each([
  ['are one bare word', / [a-z]+$/, 150],
  ['end with Of', /Of$/, 20]
])('names of functions that %s are rare', (_name, pattern, mostPerThousand) => {
  const found = functionNames.filter((name) => pattern.test(name));
  expectRare(found, functionNames, mostPerThousand);
});
