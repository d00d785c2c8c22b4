/** Values by a key, as long as they fit; the least used go first. */
export class Kept<Value> {
  private readonly values = new Map<string, Value>();
  private bytes = 0;

  /**
   * @param limit bytes kept in all; a value that takes more than an eighth of them would push out too many others.
   * @param sizeOf bytes of a value.
   */
  constructor(
    private readonly limit: number,
    private readonly sizeOf: (value: Value) => number
  ) {}

  get(key: string): Value | undefined {
    const found = this.values.get(key);
    if (found === undefined) return undefined;
    // Last used, last to go.
    this.values.delete(key);
    this.values.set(key, found);
    return found;
  }

  /** Keeps a value in the place of one of before. @returns whether it is kept. */
  keep(key: string, value: Value): boolean {
    this.forget(key);
    if (this.sizeOf(value) > this.limit / 8) return false;
    this.values.set(key, value);
    this.bytes += this.sizeOf(value);
    for (const oldest of this.values.keys()) {
      if (this.bytes <= this.limit) break;
      this.forget(oldest);
    }
    return true;
  }

  private forget(key: string): void {
    const found = this.values.get(key);
    if (found === undefined) return;
    this.values.delete(key);
    this.bytes -= this.sizeOf(found);
  }
}
