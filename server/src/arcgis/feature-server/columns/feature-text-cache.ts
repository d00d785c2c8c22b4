/** Most bytes of text cached for a layer; beyond it the cache is cleared. */
const MAX_BYTES = 20 * 1024 * 1024;
const COMMA = 0x2c;

/** Estimates the memory for the texts of so many features. */
export const estimateTextBytes = (rows: number): number => Math.min(MAX_BYTES, 200 * rows);

/**
 * Caches features of a layer as text: for a box of 700 points, most time would go into writing numbers that
 * were written for the box before. Clients of a layer request the same fields, so only one choice of fields is
 * cached.
 */
export class FeatureTextCache {
  private choice = '';
  private text = Buffer.alloc(0);
  private used = 0;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;

  constructor(rows: number) {
    this.starts = new Int32Array(rows).fill(-1);
    this.ends = new Int32Array(rows);
  }

  /**
   * Returns features with commas between them.
   * @param choice identifies the way in which features are written.
   * @param write returns the text of a row.
   */
  writePage(rows: Int32Array, choice: string, write: (row: number) => string): Buffer {
    if (choice !== this.choice || this.used > MAX_BYTES) this.clearText(choice);
    let length = Math.max(0, rows.length - 1);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at];
      if (this.starts[row!]! < 0) this.addText(row!, write(row!));
      length += this.ends[row!]! - this.starts[row!]!;
    }
    const page = Buffer.allocUnsafe(length);
    let to = 0;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at];
      if (at > 0) page[to++] = COMMA;
      to += this.text.copy(page, to, this.starts[row!], this.ends[row!]);
    }
    return page;
  }

  private clearText(choice: string): void {
    this.choice = choice;
    this.used = 0;
    this.starts.fill(-1);
  }

  private addText(row: number, text: string): void {
    // A character takes at most three bytes.
    if (this.used + 3 * text.length > this.text.length) {
      const larger = Buffer.allocUnsafe(2 * this.text.length + 3 * text.length + 4096);
      this.text.copy(larger, 0, 0, this.used);
      this.text = larger;
    }
    this.starts[row] = this.used;
    this.used += this.text.write(text, this.used);
    this.ends[row] = this.used;
  }
}
