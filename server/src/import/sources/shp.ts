import { createShapefileError } from './dbf';
import { featureTexts, shapefileTexts } from '../texts/file-texts';
import { buildPolygons } from './rings';
import type { ImportText } from '../texts/import-text';
import type { FilePart } from './file-part';
import type { Ring } from './rings';

/*
 * Reads the shapes of a .shp file in the order of its .shx file, like GDAL: a shape that grew is at the end of
 * the file.
 */

/** Lengths of the head of a .shp or .shx file, of a record's head in .shp and of an entry in .shx, bytes. */
const [FILE_HEAD, RECORD_HEAD, ENTRY] = [100, 8, 8];
/** First number of a .shp or .shx file, big-endian. */
const MAGIC = 9994;

/** Position of a record's content in the file. */
interface RecordLocation {
  readonly at: number;
  readonly length: number;
}

export interface ShapeHead {
  /** Type of every shape; 0 for a file with only empty shapes. */
  readonly type: number;
  /** The shapes have heights or measures. */
  readonly isDeep: boolean;
}

/** Types without heights and measures: point, line, polygon, multipoint. Heights add 10, measures 20. */
const TYPES = [0, 1, 3, 5, 8];

/** Reads the head of a .shp file. @throws ImportError when it is no .shp file, or an incomplete one. */
export function readShapeHead(name: string, shapes: FilePart): ShapeHead {
  const head = shapes.read(0, FILE_HEAD);
  if (head.length < FILE_HEAD || head.readInt32BE(0) !== MAGIC)
    throw createShapefileError(name, shapefileTexts.beginning);
  // The length is in words of two bytes.
  const said = head.readInt32BE(24) * 2;
  if (said !== shapes.size)
    throw createShapefileError(name, featureTexts.fewBytes({ bytes: shapes.size, declared: said }));
  const type = head.readInt32LE(32);
  if (type < 0 || type > 28 || !TYPES.includes(type % 10))
    throw createShapefileError(name, shapefileTexts.shapeType({ type }));
  return { type, isDeep: type > 9 };
}

/** Returns the records' positions from a .shx file, or null when it is invalid. */
function readIndex(name: string, index: FilePart | null): RecordLocation[] | null {
  if (index === null || index.size < FILE_HEAD || (index.size - FILE_HEAD) % ENTRY !== 0) return null;
  const head = index.read(0, FILE_HEAD);
  if (head.readInt32BE(0) !== MAGIC || head.readInt32BE(24) * 2 !== index.size) return null;
  const places = Array.from({ length: (index.size - FILE_HEAD) / ENTRY }, (_, entry) => {
    const bytes = index.read(FILE_HEAD + entry * ENTRY, ENTRY);
    return { at: bytes.readInt32BE(0) * 2 + RECORD_HEAD, length: bytes.readInt32BE(4) * 2 };
  });
  if (new Set(places.map(({ at }) => at)).size < places.length)
    throw createShapefileError(name, shapefileTexts.twinShapes);
  return places;
}

const createFeatureError = (name: string, row: number, problem: ImportText) =>
  createShapefileError(name, shapefileTexts.feature({ row, problem }));

/** Yields the records' positions one after the other, and checks their numbers. */
function* walkRecords(name: string, shapes: FilePart): Generator<RecordLocation> {
  let first: number | null = null;
  let row = 0;
  for (let at = FILE_HEAD; at < shapes.size; row++) {
    const head = shapes.read(at, RECORD_HEAD);
    if (head.length < RECORD_HEAD) throw createFeatureError(name, row + 1, shapefileTexts.cutOff);
    first ??= head.readInt32BE(0);
    const [number, length] = [head.readInt32BE(0), head.readInt32BE(4) * 2];
    if (first > 1 || number !== first + row)
      throw createFeatureError(name, row + 1, shapefileTexts.otherNumber({ number }));
    at += RECORD_HEAD;
    yield { at, length };
    at += length;
  }
}

type Position = readonly [x: number, y: number];

/** Content of one record, starting with its type. */
class RecordContent {
  constructor(
    private readonly bytes: Buffer,
    private readonly fail: (why: ImportText) => Error
  ) {}

  readInt(at: number): number {
    this.requireBytes(at + 4);
    return this.bytes.readInt32LE(at);
  }

  readPositions(at: number, count: number): Position[] {
    this.requireBytes(at + 16 * count);
    return Array.from({ length: count }, (_, index) => [
      this.bytes.readDoubleLE(at + 16 * index),
      this.bytes.readDoubleLE(at + 16 * index + 8)
    ]);
  }

  /** Returns the parts of a line or polygon. */
  readParts(): Position[][] {
    const [parts, points] = [this.readInt(36), this.readInt(40)];
    if (parts < 0 || points < 0 || parts > points)
      throw this.fail(shapefileTexts.parts({ parts, positions: points }));
    this.requireBytes(44 + 4 * parts + 16 * points);
    const starts = [...Array.from({ length: parts }, (_, index) => this.readInt(44 + 4 * index)), points];
    if (
      starts.some((start, index) => start < 0 || start > (starts[index + 1] ?? points)) ||
      (parts > 0 && starts[0] !== 0)
    )
      throw this.fail(shapefileTexts.partOrder);
    const all = this.readPositions(44 + 4 * parts, points);
    return starts.slice(0, -1).map((start, index) => all.slice(start, starts[index + 1]));
  }

  private requireBytes(end: number): void {
    if (end > this.bytes.length)
      throw this.fail(shapefileTexts.shortFeature({ bytes: this.bytes.length, needed: end }));
  }
}

function buildGeometry(type: number, content: RecordContent): unknown {
  switch (type % 10) {
    case 1:
      return { type: 'Point', coordinates: content.readPositions(4, 1)[0] };
    case 8: {
      const count = content.readInt(36);
      return { type: 'MultiPoint', coordinates: content.readPositions(40, Math.max(0, count)) };
    }
    case 3: {
      const lines = content.readParts();
      return lines.length === 1
        ? { type: 'LineString', coordinates: lines[0] }
        : { type: 'MultiLineString', coordinates: lines };
    }
    default: {
      const polygons = buildPolygons(content.readParts() as Ring[]);
      return polygons.length === 1
        ? { type: 'Polygon', coordinates: polygons[0] }
        : { type: 'MultiPolygon', coordinates: polygons };
    }
  }
}

/**
 * Iterates over the shapes of a file as GeoJSON geometries; null for an empty shape.
 * @throws ImportError at the first shape that cannot be read: later ones would be matched to the wrong rows.
 */
export function* readShapes(
  name: string,
  { type }: ShapeHead,
  shapes: FilePart,
  index: FilePart | null
): Generator<unknown> {
  let row = 0;
  for (const { at, length } of readIndex(name, index) ?? walkRecords(name, shapes)) {
    row += 1;
    const fail = (why: ImportText) => createFeatureError(name, row, why);
    const outside = at < FILE_HEAD + RECORD_HEAD || length < 0 || at + length > shapes.size;
    const said = outside ? -1 : shapes.read(at - 4, 4).readInt32BE(0) * 2;
    if (said !== length) throw fail(shapefileTexts.displaced);
    // Some programs write an empty shape as a record without bytes; GDAL reads it as such.
    const own = length < 4 ? 0 : shapes.read(at, 4).readInt32LE(0);
    if (own !== 0 && own !== type) throw fail(shapefileTexts.otherType({ own, all: type }));
    yield own === 0 ? null : buildGeometry(own, new RecordContent(shapes.read(at, length), fail));
  }
}
