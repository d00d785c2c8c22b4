/** Keys of rows: numbers with NaN for a missing one, or the codes of texts. */
export type Keys = Float64Array | Int32Array;

/** Rows sorted by their keys, so that a range of keys is a range of rows. Rows without a key are omitted. */
export class RowIndex {
  private readonly rows: Int32Array;

  constructor(private readonly keys: Keys) {
    const known = new Int32Array(keys.length).map((_, row) => row).filter((row) => !Number.isNaN(keys[row]));
    this.rows = known.sort((a, b) => keys[a]! - keys[b]!);
  }

  /** Returns the rows with keys between two bounds, both included, by ascending key; a read-only view. */
  between(low: number, high: number): Int32Array {
    return this.rows.subarray(
      this.countOf((key) => key < low),
      this.countOf((key) => key <= high)
    );
  }

  /** Returns the rows with keys less than a bound; a read-only view. */
  below(bound: number): Int32Array {
    return this.rows.subarray(
      0,
      this.countOf((key) => key < bound)
    );
  }

  /** Returns the rows with keys greater than a bound; a read-only view. */
  above(bound: number): Int32Array {
    return this.rows.subarray(this.countOf((key) => key <= bound));
  }

  /** Returns the number of rows before the first that is no longer `before`. */
  private countOf(before: (key: number) => boolean): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (before(this.keys[this.rows[middle]!]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const indexes = new WeakMap<Keys, RowIndex>();

/** Returns the index of keys, which is created on first use. */
export function rowIndex(keys: Keys): RowIndex {
  const found = indexes.get(keys) ?? new RowIndex(keys);
  indexes.set(keys, found);
  return found;
}
