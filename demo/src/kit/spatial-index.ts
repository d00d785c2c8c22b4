import { computeBox } from '@site/domain';
import type { Box } from '@site/domain';
import { isInsidePolygons } from './geometry';
import type { Polygon, Position } from './geometry';

/** A shape with an outline. */
export interface OutlinedShape {
  readonly polygons: readonly Polygon[];
}

const SQUARE = 0.1;
const computeSquareKey = (x: number, y: number): number =>
  Math.floor(x / SQUARE) * 10_007 + Math.floor(y / SQUARE);

function* listSquaresIn({ west, south, east, north }: Box): Generator<number> {
  for (let x = Math.floor(west / SQUARE); x <= Math.floor(east / SQUARE); x += 1)
    for (let y = Math.floor(south / SQUARE); y <= Math.floor(north / SQUARE); y += 1) yield x * 10_007 + y;
}

/**
 * Returns a function that finds the shape that contains a point. The plane is divided into 0.1° squares; the
 * result of a square without an outline is computed once.
 */
export function createLocator<T extends OutlinedShape>(
  shapes: readonly T[]
): (point: Position) => T | undefined {
  const candidates = new Map<number, T[]>();
  const onOutline = new Set<number>();
  for (const shape of shapes) {
    const rings = shape.polygons.flat();
    for (const key of listSquaresIn(computeBox(rings.flat()))) {
      const known = candidates.get(key);
      if (known) known.push(shape);
      else candidates.set(key, [shape]);
    }
    for (const ring of rings)
      for (let index = 1; index < ring.length; index += 1)
        for (const key of listSquaresIn(computeBox([ring[index - 1]!, ring[index]!]))) onOutline.add(key);
  }
  const answers = new Map<number, T | undefined>();
  return (point) => {
    const key = computeSquareKey(point[0], point[1]);
    if (answers.has(key)) return answers.get(key);
    const found = candidates.get(key)?.find(({ polygons }) => isInsidePolygons(point, polygons));
    if (!onOutline.has(key)) answers.set(key, found);
    return found;
  };
}

/** Points indexed in squares of a given size in degrees, to find nearby points. */
export class PointGrid<T extends { readonly at: Position }> {
  private readonly cells = new Map<number, T[]>();

  constructor(private readonly size: number) {}

  add(item: T): void {
    const key = this.key(Math.floor(item.at[0] / this.size), Math.floor(item.at[1] / this.size));
    const cell = this.cells.get(key);
    if (cell) cell.push(item);
    else this.cells.set(key, [item]);
  }

  /** Yields the items in the squares that intersect a box of `reach` degrees round the point. */
  *findNear([x, y]: Position, reach: number): Generator<T> {
    for (
      let column = Math.floor((x - reach) / this.size);
      column <= Math.floor((x + reach) / this.size);
      column += 1
    )
      for (
        let row = Math.floor((y - reach) / this.size);
        row <= Math.floor((y + reach) / this.size);
        row += 1
      )
        yield* this.cells.get(this.key(column, row)) ?? [];
  }

  private readonly key = (column: number, row: number): number => column * 100_003 + row;
}
