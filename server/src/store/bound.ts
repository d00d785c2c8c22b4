/** Bound values of a statement: each is named by its place. */
export class Bound {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
