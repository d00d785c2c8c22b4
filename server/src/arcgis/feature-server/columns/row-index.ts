/** Keys of rows: numbers with NaN for a missing one, or the codes of texts. */
export type RowKeys = Float64Array | Int32Array;

/** Rows sorted by their keys, so that a range of keys is a range of rows. Rows without a key are omitted. */
export class RowIndex {
  private readonly rows: Int32Array;

  constructor(private readonly keys: RowKeys) {
    const known = new Int32Array(keys.length).map((_, row) => row).filter((row) => !Number.isNaN(keys[row]));
    this.rows = known.sort((a, b) => keys[a]! - keys[b]!);
  }

  /** Returns the rows with keys between two bounds, both included, by ascending key; a read-only view. */
  findBetween(low: number, high: number): Int32Array {
    return this.rows.subarray(
      this.countBefore((key) => key < low),
      this.countBefore((key) => key <= high)
    );
  }

  /** Returns the rows with keys less than a bound; a read-only view. */
  findBelow(bound: number): Int32Array {
    return this.rows.subarray(
      0,
      this.countBefore((key) => key < bound)
    );
  }

  /** Returns the rows with keys greater than a bound; a read-only view. */
  findAbove(bound: number): Int32Array {
    return this.rows.subarray(this.countBefore((key) => key <= bound));
  }

  /** Returns the number of rows before the first that is no longer `before`. */
  private countBefore(before: (key: number) => boolean): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (before(this.keys[this.rows[middle]!]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const indexes = new WeakMap<RowKeys, RowIndex>();

/** Returns the index of keys, which is created on first use. */
export function getRowIndex(keys: RowKeys): RowIndex {
  const found = indexes.get(keys) ?? new RowIndex(keys);
  indexes.set(keys, found);
  return found;
}
