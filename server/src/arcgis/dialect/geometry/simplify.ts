import type { ShapePart, MultipartShape } from './shape';

const computeSquaredDistance = (part: ShapePart, i: number, a: number, b: number): number => {
  const [x, y] = [part[2 * i]!, part[2 * i + 1]!];
  const [ax, ay, bx, by] = [part[2 * a]!, part[2 * a + 1]!, part[2 * b]!, part[2 * b + 1]!];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
};

/** Marks the corners that Douglas–Peucker keeps, without recursion (a coast has tens of thousands). */
function markCorners(part: ShapePart, tolerance: number): Uint8Array {
  const last = part.length / 2 - 1;
  const keep = new Uint8Array(last + 1);
  keep[0] = keep[last] = 1;
  const spans: [number, number][] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let [farthest, most] = [-1, tolerance * tolerance];
    for (let i = from + 1; i < to; i++) {
      const distance = computeSquaredDistance(part, i, from, to);
      if (distance > most) [farthest, most] = [i, distance];
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return keep;
}

function simplifyPart(part: ShapePart, tolerance: number, isRing: boolean): ShapePart {
  const keep = markCorners(part, tolerance);
  const length = keep.reduce((sum, flag) => sum + flag, 0);
  if (isRing && length < 4) return part;
  const out = new Float64Array(length * 2);
  for (let i = 0, o = 0; i < keep.length; i++)
    if (keep[i]) {
      out[o++] = part[2 * i]!;
      out[o++] = part[2 * i + 1]!;
    }
  return out;
}

/** Drops corners within `tolerance` (output units) of the line without them; rings never lose their area. */
export const simplifyShape = (
  shape: MultipartShape,
  tolerance: number,
  isPolygon: boolean
): MultipartShape => ({
  parts: shape.parts.map((part) => (part.length <= 4 ? part : simplifyPart(part, tolerance, isPolygon)))
});
