/** A line as flat numbers: longitude and latitude of its first place, of its second, and so on. */
export type FlatLine = Float64Array;

const [ZERO, NINE, MINUS, DOT, OPEN, CLOSE] = [48, 57, 45, 46, 91, 93];

/** Numbers one after another in memory that grows. */
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
 * Reads GeoJSON coordinates from the bytes of a text without making an array for every place: the answer of a long
 * drive time holds hundreds of thousands. Numbers are plain decimals of up to 15 digits, as a position has.
 */
export class CoordinateText {
  private readonly buffer = new NumberBuffer();
  /** Where each line of numbers ends. */
  private readonly ends: number[] = [];

  constructor(private readonly bytes: Uint8Array) {}

  /** Reads the number at `begin`; gives the index after it. */
  private readNumber(begin: number): number {
    const { bytes } = this;
    let at = bytes[begin] === MINUS ? begin + 1 : begin;
    let digits = 0;
    let scale = 1;
    // Past the end there is no byte, and what is none is no digit.
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
   * Reads the array that opens at `start`, its lines however deep they lie (a lone place is a line of one); gives the
   * index after it. @throws SyntaxError when it does not end.
   */
  read(start: number): number {
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
      // The first bracket to close after a number ends a place; the next one, or the last of all, its line.
      if (buffer.taken > begun && (!inPlace || depth === 0)) begun = ends[ends.push(buffer.taken) - 1]!;
      inPlace = false;
    } while (depth > 0 || at === start);
    return at;
  }

  /** Number of lines read so far. */
  get lineCount(): number {
    return this.ends.length;
  }

  /** The lines from number `from` up to but not including number `to`. */
  lines(from: number, to: number): FlatLine[] {
    const { numbers } = this.buffer;
    return this.ends
      .slice(from, to)
      .map((end, index) => numbers.subarray(from + index === 0 ? 0 : this.ends[from + index - 1], end));
  }
}
