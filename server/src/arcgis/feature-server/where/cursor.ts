import { WhereError } from './condition-tree';
import type { Token } from './tokens';

/**
 * Deepest nesting of brackets, calls and NOTs, and most operators of one condition, each of which deepens its
 * tree.
 */
const MAX_DEPTH = 60;
const MAX_OPERATORS = 200;

/** Reads the tokens of a condition in sequence, and reports the position of a syntax error. */
export class TokenCursor {
  private position = 0;
  private depth = 0;
  private operators = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  protected peekToken(): Token {
    return this.tokens[this.position]!;
  }

  protected skipToken(): void {
    this.position++;
  }

  protected createSyntaxError(wanted = ''): WhereError {
    const token = this.peekToken();
    const found = token.kind === 'end' ? 'end of the condition' : `'${token.value}'`;
    const hint = wanted ? `, expected ${wanted}` : '';
    return new WhereError(`Unexpected ${found} at position ${token.at + 1}${hint}.`);
  }

  protected isWord(...words: string[]): boolean {
    const token = this.peekToken();
    return token.kind === 'word' && words.includes(token.value.toUpperCase());
  }

  protected takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.skipToken();
    return true;
  }

  protected expectWord(word: string): void {
    if (!this.takeWord(word)) throw this.createSyntaxError(word);
  }

  /** Takes the next word if it is one of these, in capitals; else returns null. */
  protected takeAnyWord<Word extends string>(words: readonly Word[]): Word | null {
    const found = words.find((word) => this.isWord(word)) ?? null;
    if (found !== null) this.skipToken();
    return found;
  }

  protected takeSymbol(symbol: string): boolean {
    const token = this.peekToken();
    if (token.kind !== 'symbol' || token.value !== symbol) return false;
    this.skipToken();
    return true;
  }

  protected expectSymbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) throw this.createSyntaxError(`'${symbol}'`);
  }

  /**
   * Takes the next operator if it is one of these; else returns null.
   * @throws WhereError for more of them than a condition may have.
   */
  protected takeOperator<Symbol extends string>(symbols: readonly Symbol[]): Symbol | null {
    const found = symbols.find((symbol) => this.takeSymbol(symbol)) ?? null;
    if (found !== null && ++this.operators > MAX_OPERATORS)
      throw new WhereError(`More than ${MAX_OPERATORS} arithmetic operators.`);
    return found;
  }

  protected takeText(): string {
    const token = this.peekToken();
    if (token.kind !== 'string') throw this.createSyntaxError('a text in single quotes');
    this.skipToken();
    return token.value;
  }

  protected readNested<T>(read: () => T): T {
    if (++this.depth > MAX_DEPTH) throw new WhereError(`More than ${MAX_DEPTH} levels of nesting.`);
    const result = read();
    this.depth--;
    return result;
  }
}
