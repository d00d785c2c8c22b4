import { ArcgisError } from '../../../common/response-errors';
import type { GeometryType } from '../../../layers/dataset';
import type { ShapePart, MultipartShape } from './shape';

/** The grid of an answer: x = translate[0] + column × scale, y = translate[1] ∓ row × scale. */
export interface QuantizationTransform {
  readonly originPosition: 'upperLeft' | 'lowerLeft';
  readonly scale: number;
  readonly translate: readonly [number, number];
}

/** Grid coordinates: the first pair of each part absolute, the others relative to the one before. */
export interface GridShape {
  readonly parts: readonly number[][];
}

const isFiniteNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

interface QuantizationParameters {
  readonly mode?: unknown;
  readonly tolerance?: unknown;
  readonly originPosition?: unknown;
  readonly extent?: Readonly<Record<string, unknown>>;
}

const createQuantizationError = () =>
  new ArcgisError(400, 'Invalid quantizationParameters', [
    'Write {"mode":"view","originPosition":"upperLeft","tolerance":<units>,"extent":{…}}.'
  ]);

function parseParameters(text: string): QuantizationParameters {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) return read;
  } catch {
    throw createQuantizationError();
  }
  throw createQuantizationError();
}

/**
 * Finest scale, and farthest origin in units of the answer; beyond these, columns and rows are not integers.
 */
const FINEST = 1e-9;
const FARTHEST = 1e8;

const isKnownValue = (value: unknown, ...values: string[]): boolean =>
  value === undefined || values.some((one) => one === value);

/**
 * Reads `quantizationParameters`. Mode 'edit' without a tolerance keeps full precision.
 * @throws ArcgisError 400 when it cannot be read.
 */
export function readQuantization(text: string | undefined, isMercator = false): QuantizationTransform | null {
  if (!text?.trim()) return null;
  const read = parseParameters(text);
  if (
    !isKnownValue(read.mode, 'view', 'edit') ||
    !isKnownValue(read.originPosition, 'upperLeft', 'lowerLeft')
  )
    throw createQuantizationError();
  const fine = createFullPrecisionGrid(isMercator).scale;
  const tolerance = read.tolerance ?? (read.mode === 'edit' ? fine : 1);
  const { xmin = 0, ymin = 0, ymax = 0 } = read.extent ?? {};
  if (!isFiniteNumber(tolerance) || tolerance < FINEST) throw createQuantizationError();
  if (!isFiniteNumber(xmin) || !isFiniteNumber(ymin) || !isFiniteNumber(ymax))
    throw createQuantizationError();
  if ([xmin, ymin, ymax].some((side) => Math.abs(side) > FARTHEST)) throw createQuantizationError();
  return read.originPosition === 'lowerLeft'
    ? { originPosition: 'lowerLeft', scale: tolerance, translate: [xmin, ymin] }
    : { originPosition: 'upperLeft', scale: tolerance, translate: [xmin, ymax] };
}

/** Returns a grid fine enough to lose nothing: a tenth of a millimetre, or about as much in degrees. */
export const createFullPrecisionGrid = (isMercator: boolean): QuantizationTransform => ({
  originPosition: 'upperLeft',
  scale: isMercator ? 1e-4 : 1e-9,
  translate: [0, 0]
});

/** Returns column and row of a coordinate pair. */
export function toGrid(x: number, y: number, t: QuantizationTransform): readonly [number, number] {
  const row = (y - t.translate[1]) / t.scale;
  return [
    Math.round((x - t.translate[0]) / t.scale),
    t.originPosition === 'upperLeft' ? Math.round(-row) : Math.round(row)
  ];
}

/** Writes a part as steps; a corner on the same grid point as the one before is omitted. */
function toSteps(part: ShapePart, transform: QuantizationTransform): number[] {
  const out: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i < part.length; i += 2) {
    const [x, y] = toGrid(part[i]!, part[i + 1]!, transform);
    if (i > 0 && x === lastX && y === lastY) continue;
    out.push(i === 0 ? x : x - lastX, i === 0 ? y : y - lastY);
    [lastX, lastY] = [x, y];
  }
  return out;
}

/**
 * Returns one grid cell in place of a ring that is too small for the grid, so that small areas stay on the map.
 */
const createCell = ([x, y]: number[], transform: QuantizationTransform): number[] =>
  transform.originPosition === 'upperLeft'
    ? [x!, y!, 1, 0, 0, 1, -1, 0, 0, -1]
    : [x!, y!, 0, 1, 1, 0, 0, -1, -1, 0];

/** Quantizes a shape. Holes and paths that shrink to nothing are dropped; an outer ring becomes one cell. */
export function quantizeShape(
  shape: MultipartShape,
  geometryType: GeometryType,
  transform: QuantizationTransform
): GridShape {
  if (geometryType === 'esriGeometryPoint')
    return { parts: shape.parts.map(([x, y]) => [...toGrid(x!, y!, transform)]) };
  const isPolygon = geometryType === 'esriGeometryPolygon';
  const fewest = isPolygon ? 8 : 4;
  const all = shape.parts.map((part) => toSteps(part, transform));
  const parts = all.filter((part) => part.length >= fewest);
  return parts.length > 0 || all.length === 0
    ? { parts }
    : { parts: isPolygon ? [createCell(all[0]!, transform)] : [] };
}
