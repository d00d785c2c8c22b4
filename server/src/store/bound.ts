/** Bound values of a statement: each is named by its place. */
export class Bound {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A pattern of LIKE for text that holds another. */
export const likeText = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
