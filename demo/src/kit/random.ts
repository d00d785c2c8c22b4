/** A repeatable random stream: the same seed generates the same demonstration country on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** Integer in [low, high]. */
  integer(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** Normal distribution with mean 0 and deviation 1. */
  normal(): number;
}

/** Computes the 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mixes integers into one number in [0, 1), uniformly distributed. */
export function hashToUnit(...values: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const value of values) {
    hash = Math.imul(hash ^ (value | 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 4294967296;
}

/** Creates a random stream (mulberry32) that depends only on the seed text. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  };
}

/** Picks an index with a probability in proportion to its weight; `cumulative` contains the running sums. */
export function pickWeighted(random: Random, cumulative: readonly number[]): number {
  const wanted = random.next() * cumulative[cumulative.length - 1]!;
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cumulative[middle]! > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Computes the running sums of weights, for {@link pickWeighted}. */
export function computeRunningSums(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

const smoothStep = (t: number): number => t * t * (3 - 2 * t);

/** Computes smooth noise in [0, 1] over the plane, one hill per unit. */
export function computeNoise(x: number, y: number, seed: number): number {
  const [left, bottom] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smoothStep(x - left), smoothStep(y - bottom)];
  const hashCorner = (dx: number, dy: number): number => hashToUnit(left + dx, bottom + dy, seed);
  const low = hashCorner(0, 0) + u * (hashCorner(1, 0) - hashCorner(0, 0));
  const high = hashCorner(0, 1) + u * (hashCorner(1, 1) - hashCorner(0, 1));
  return low + v * (high - low);
}
