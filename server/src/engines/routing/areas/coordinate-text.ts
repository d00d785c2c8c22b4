/** A line as numbers: longitude and latitude of its first point, of its second, and so on. */
export type FlatLine = Float64Array;

const [ZERO, NINE, MINUS, DOT, OPEN, CLOSE] = [48, 57, 45, 46, 91, 93];

/** A list of numbers in a typed array that grows. */
class NumberBuffer {
  numbers = new Float64Array(1 << 16);
  taken = 0;

  push(value: number): void {
    if (this.taken === this.numbers.length) {
      const grown = new Float64Array(this.numbers.length * 2);
      grown.set(this.numbers);
      this.numbers = grown;
    }
    this.numbers[this.taken++] = value;
  }
}

/**
 * Reads GeoJSON coordinates from the bytes of a text without an array for every position: the answer of a long
 * drive time has hundreds of thousands. Numbers are plain decimals of up to 15 digits, as in a position.
 */
export class CoordinateReader {
  private readonly buffer = new NumberBuffer();
  /** End of each line in the numbers. */
  private readonly ends: number[] = [];

  constructor(private readonly bytes: Uint8Array) {}

  /** Reads the number at `begin` and returns the index after it. */
  private readNumber(begin: number): number {
    const { bytes } = this;
    let at = bytes[begin] === MINUS ? begin + 1 : begin;
    let digits = 0;
    let scale = 1;
    // Past the end the byte is undefined, which is not a digit.
    for (let code = bytes[at]!; code >= ZERO && code <= NINE; code = bytes[++at]!)
      digits = digits * 10 + code - ZERO;
    if (bytes[at] === DOT)
      for (let code = bytes[++at]!; code >= ZERO && code <= NINE; code = bytes[++at]!) {
        digits = digits * 10 + code - ZERO;
        scale *= 10;
      }
    this.buffer.push((bytes[begin] === MINUS ? -digits : digits) / scale);
    return at;
  }

  /**
   * Reads the array that opens at `start`, with its lines at any depth (a single position is a line of one),
   * and returns the index after it.
   * @throws SyntaxError when it is not terminated.
   */
  readArray(start: number): number {
    const { bytes, buffer, ends } = this;
    let [at, depth, inPlace] = [start, 0, false];
    let begun = buffer.taken;
    do {
      if (at >= bytes.length) throw new SyntaxError('The coordinates do not end.');
      const code = bytes[at]!;
      if (code === MINUS || (code >= ZERO && code <= NINE)) {
        at = this.readNumber(at);
        inPlace = true;
        continue;
      }
      at++;
      if (code === OPEN) depth++;
      if (code !== CLOSE) continue;
      depth--;
      // The first closing bracket after a number ends a position; the next one, or the last of all, ends its
      // line.
      if (buffer.taken > begun && (!inPlace || depth === 0)) begun = ends[ends.push(buffer.taken) - 1]!;
      inPlace = false;
    } while (depth > 0 || at === start);
    return at;
  }

  /** Number of lines read so far. */
  get lineCount(): number {
    return this.ends.length;
  }

  /** Returns the lines from number `from` up to but not including number `to`. */
  sliceLines(from: number, to: number): FlatLine[] {
    const { numbers } = this.buffer;
    return this.ends
      .slice(from, to)
      .map((end, index) => numbers.subarray(from + index === 0 ? 0 : this.ends[from + index - 1], end));
  }
}
