/* Signed distance fields of glyph outlines in the format of map renderers: 24 px per em, with a 3 px buffer. */

export const EM = 24;
const BUFFER = 3;
const RADIUS = 8;
/** Share of the byte range outside the outline: the edge is at 191 of 255. */
const CUTOFF = 0.25;
const CURVE_STEPS = 6;

/** Converts the commands of an outline (M, L, Q, C, Z; y down) to straight segments [x1, y1, x2, y2]. */
export function toSegments(commands) {
  const segments = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX, toY) => {
    if (toX !== x || toY !== y) segments.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
  };
  const addCurve = (at) => {
    for (let step = 1; step <= CURVE_STEPS; step++) lineTo(...at(step / CURVE_STEPS));
  };
  for (const command of commands) {
    const [fromX, fromY] = [x, y];
    const { type, x: toX, y: toY, x1, y1, x2, y2 } = command;
    if (type === 'M') [x, y, startX, startY] = [toX, toY, toX, toY];
    else if (type === 'L') lineTo(toX, toY);
    else if (type === 'Z') lineTo(startX, startY);
    else if (type === 'Q')
      addCurve((t) => [
        (1 - t) ** 2 * fromX + 2 * (1 - t) * t * x1 + t * t * toX,
        (1 - t) ** 2 * fromY + 2 * (1 - t) * t * y1 + t * t * toY
      ]);
    else
      addCurve((t) => [
        (1 - t) ** 3 * fromX + 3 * (1 - t) ** 2 * t * x1 + 3 * (1 - t) * t * t * x2 + t ** 3 * toX,
        (1 - t) ** 3 * fromY + 3 * (1 - t) ** 2 * t * y1 + 3 * (1 - t) * t * t * y2 + t ** 3 * toY
      ]);
  }
  return segments;
}

/** Lowers the squared distances of the pixels within RADIUS of a segment. */
function lowerDistances(nearest, columns, rows, [x1, y1, x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const firstRow = Math.max(0, Math.floor(Math.min(y1, y2) - RADIUS));
  const lastRow = Math.min(rows - 1, Math.ceil(Math.max(y1, y2) + RADIUS));
  const firstColumn = Math.max(0, Math.floor(Math.min(x1, x2) - RADIUS));
  const lastColumn = Math.min(columns - 1, Math.ceil(Math.max(x1, x2) + RADIUS));
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++) {
      const [px, py] = [column + 0.5 - x1, row + 0.5 - y1];
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) / length));
      const distance = (px - t * dx) ** 2 + (py - t * dy) ** 2;
      const index = row * columns + column;
      if (distance < nearest[index]) nearest[index] = distance;
    }
}

/** Computes the non-zero winding number, so that overlapping parts of a letter stay filled. */
function computeWinding(px, py, segments) {
  let winding = 0;
  for (const [x1, y1, x2, y2] of segments) {
    if (y1 <= py === y2 <= py) continue;
    if (px < x1 + ((py - y1) / (y2 - y1)) * (x2 - x1)) winding += y2 > y1 ? 1 : -1;
  }
  return winding;
}

/**
 * Returns the field of an outline in pixels, y down, baseline at 0: `width` × `height` of the outline's box,
 * the bitmap including the buffer, `left` and `rise` (the box's top above the baseline). Null for an outline
 * without area.
 */
export function computeField(segments) {
  if (segments.length === 0) return null;
  const xs = segments.flatMap(([x1, , x2]) => [x1, x2]);
  const ys = segments.flatMap(([, y1, , y2]) => [y1, y2]);
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const width = Math.ceil(Math.max(...xs)) - left;
  const height = Math.ceil(Math.max(...ys)) - top;
  const [columns, rows] = [width + 2 * BUFFER, height + 2 * BUFFER];
  const [originX, originY] = [left - BUFFER, top - BUFFER];
  const local = segments.map(([x1, y1, x2, y2]) => [x1 - originX, y1 - originY, x2 - originX, y2 - originY]);
  const nearest = new Float32Array(columns * rows).fill(RADIUS * RADIUS);
  for (const segment of local) lowerDistances(nearest, columns, rows, segment);
  const bitmap = Uint8Array.from(nearest, (squared, index) => {
    const inside = computeWinding((index % columns) + 0.5, Math.floor(index / columns) + 0.5, local) !== 0;
    const outside = inside ? -Math.sqrt(squared) : Math.sqrt(squared);
    return Math.min(255, Math.max(0, Math.round(255 - 255 * (outside / RADIUS + CUTOFF))));
  });
  return { width, height, left, rise: -top, bitmap };
}
