/** What rows are found by: numbers, NaN where there is none, or the codes of texts. */
export type Keys = Float64Array | Int32Array;

/** Rows in the order of their keys, those without one left out: what lies between two keys stands together. */
export class RowIndex {
  private readonly rows: Int32Array;

  constructor(private readonly keys: Keys) {
    const known = new Int32Array(keys.length).map((_, row) => row).filter((row) => !Number.isNaN(keys[row]));
    this.rows = known.sort((a, b) => keys[a]! - keys[b]!);
  }

  /** The rows whose keys lie between two, both included, from the least key to the greatest; a view, not to be changed. */
  between(low: number, high: number): Int32Array {
    return this.rows.subarray(
      this.countOf((key) => key < low),
      this.countOf((key) => key <= high)
    );
  }

  /** The rows whose keys are less than a bound; a view too. */
  below(bound: number): Int32Array {
    return this.rows.subarray(
      0,
      this.countOf((key) => key < bound)
    );
  }

  /** The rows whose keys are greater than a bound; a view too. */
  above(bound: number): Int32Array {
    return this.rows.subarray(this.countOf((key) => key <= bound));
  }

  /** How many rows come before the first that is no longer `before`. */
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

/** The index of keys, made when it is first asked for. */
export function rowIndex(keys: Keys): RowIndex {
  const found = indexes.get(keys) ?? new RowIndex(keys);
  indexes.set(keys, found);
  return found;
}
