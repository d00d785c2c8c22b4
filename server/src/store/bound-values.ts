/** Collects the bound values of a statement and returns their placeholders. */
export class BoundValues {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
