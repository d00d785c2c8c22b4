import { WhereError } from './condition-tree';

export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly at: number }
  | { readonly kind: 'string'; readonly value: string; readonly at: number }
  /** A bare word: keyword, function or field. */
  | { readonly kind: 'word'; readonly value: string; readonly at: number }
  /** A name in double quotes: always a field. */
  | { readonly kind: 'quoted'; readonly value: string; readonly at: number }
  | { readonly kind: 'symbol'; readonly value: string; readonly at: number }
  | { readonly kind: 'end'; readonly value: ''; readonly at: number };

const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const STRING = /N?'((?:[^']|'')*)'/y;
const QUOTED = /"([^"]+)"/y;
// Two minus signs would start a comment, which no condition has.
const SYMBOL = /<>|!=|<=|>=|\|\||-(?!-)|[=<>(),+*/]/y;
const SPACE = /\s*/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

function tokenAt(text: string, at: number): { token: Token; length: number } {
  const string = matchAt(STRING, text, at);
  if (string)
    return {
      token: { kind: 'string', value: string[1]!.replaceAll("''", "'"), at },
      length: string[0].length
    };
  const word = matchAt(WORD, text, at);
  if (word) return { token: { kind: 'word', value: word[0], at }, length: word[0].length };
  const number = matchAt(NUMBER, text, at);
  if (number) return { token: { kind: 'number', value: Number(number[0]), at }, length: number[0].length };
  const quoted = matchAt(QUOTED, text, at);
  if (quoted) return { token: { kind: 'quoted', value: quoted[1]!, at }, length: quoted[0].length };
  const symbol = matchAt(SYMBOL, text, at);
  if (symbol)
    return {
      token: { kind: 'symbol', value: symbol[0] === '!=' ? '<>' : symbol[0], at },
      length: symbol[0].length
    };
  throw new WhereError(
    text[at] === "'"
      ? `Unterminated text at position ${at + 1}.`
      : `Unexpected character '${text[at]}' at position ${at + 1}.`
  );
}

/**
 * Splits a condition into tokens.
 * @throws WhereError on a character that belongs to no token.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    at += matchAt(SPACE, text, at)?.[0].length ?? 0;
    if (at >= text.length) break;
    const { token, length } = tokenAt(text, at);
    if (token.kind === 'number' && !Number.isFinite(token.value))
      throw new WhereError(`Number out of range at position ${at + 1}.`);
    tokens.push(token);
    at += length;
  }
  return [...tokens, { kind: 'end', value: '', at }];
}
