import { computeDoubleArea } from '@site/domain';
import { buildPolygons } from '../sources/rings';
import type { Ring } from '../sources/rings';
import { ExportRefusal } from './export-refusal';
import type { ExportGeometry } from './export-columns';
import type { ExportTable } from './export-table';
import { HeadedFile } from './headed-file';

/* Writes the shapes of a shapefile and their index (ESRI Shapefile Technical Description, 1998). */

const HEAD_BYTES = 100;
const [MAGIC, VERSION] = [9994, 1000];
const [NO_SHAPE, POINT, LINE, POLYGON] = [0, 1, 3, 5];

type Position = readonly number[];

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const computeBox = (positions: readonly Position[]): Box => {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of positions) {
    box.west = Math.min(box.west, x!);
    box.south = Math.min(box.south, y!);
    box.east = Math.max(box.east, x!);
    box.north = Math.max(box.north, y!);
  }
  return box;
};

const writeBox = (bytes: Buffer, at: number, { west, south, east, north }: Box): void =>
  [west, south, east, north].forEach((value, index) => void bytes.writeDoubleLE(value, at + index * 8));

function buildHead(type: number, length: number, box: Box): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeInt32BE(MAGIC, 0);
  // Lengths are in words of two bytes.
  head.writeInt32BE(length / 2, 24);
  head.writeInt32LE(VERSION, 28);
  head.writeInt32LE(type, 32);
  if (box.west <= box.east) writeBox(head, 36, box);
  return head;
}

/** Returns the rings of an area in the directions of a shapefile: outer ones clockwise, holes the other way. */
function listRings(geometry: ExportGeometry): Ring[] {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons.flatMap((rings) =>
    (rings as readonly Ring[]).map((ring, index) => {
      const area = computeDoubleArea(ring);
      return (index === 0 ? area > 0 : area < 0) ? [...ring].reverse() : ring;
    })
  );
}

/** Returns the lines of a row. */
function listLines(geometry: ExportGeometry): readonly Ring[] {
  if (geometry.type === 'LineString') return [geometry.coordinates as Ring];
  return geometry.type === 'MultiLineString' ? (geometry.coordinates as readonly Ring[]) : [];
}

const isLine = ({ type }: ExportGeometry): boolean => type === 'LineString' || type === 'MultiLineString';

/** Returns the rings of an area, or the lines of a row. */
const listParts = (geometry: ExportGeometry): readonly Ring[] =>
  isLine(geometry) ? listLines(geometry) : listRings(geometry);

/** Kinds of shapes by the kind of geometries, for a file without shapes. */
const EMPTY_TYPES: Readonly<Record<ExportTable['geometry'], number>> = {
  none: NO_SHAPE,
  point: POINT,
  line: LINE,
  polygon: POLYGON,
  plot: POLYGON
};

const findType = (geometry: ExportGeometry): number =>
  geometry.type === 'Point' ? POINT : isLine(geometry) ? LINE : POLYGON;

/** Returns whether the rings are read as the same areas: a faulty outline of several rings may not be. */
function isReadAlike(rings: readonly Ring[]): boolean {
  const read = buildPolygons(rings).flat();
  return read.length === rings.length && read.every((ring, index) => ring === rings[index]);
}

/** Builds a shape of several parts: the rings of an area, or lines. */
function buildPartsShape(type: number, parts: readonly Ring[]): Buffer {
  const positions = parts.flat();
  const starts = 44 + parts.length * 4;
  const bytes = Buffer.alloc(starts + positions.length * 16);
  bytes.writeInt32LE(type, 0);
  writeBox(bytes, 4, computeBox(positions));
  bytes.writeInt32LE(parts.length, 36);
  bytes.writeInt32LE(positions.length, 40);
  let start = 0;
  parts.forEach((part, index) => {
    bytes.writeInt32LE(start, 44 + index * 4);
    start += part.length;
  });
  positions.forEach(([x, y], index) => {
    bytes.writeDoubleLE(x, starts + index * 16);
    bytes.writeDoubleLE(y, starts + index * 16 + 8);
  });
  return bytes;
}

function buildPointShape([x, y]: Position): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.writeInt32LE(POINT, 0);
  bytes.writeDoubleLE(x!, 4);
  bytes.writeDoubleLE(y!, 12);
  return bytes;
}

const listPositions = (geometry: ExportGeometry): readonly Position[] =>
  geometry.type === 'Point' ? [geometry.coordinates] : listParts(geometry).flat();

/** Writes shapes as they come. A file has one kind of them, besides empty ones. */
export class ShapeWriter {
  /** Kind of all shapes so far; 0 before the first one. */
  private type = NO_SHAPE;
  private count = 0;
  private box: Box = computeBox([]);

  private constructor(
    private readonly shapes: HeadedFile,
    private readonly index: HeadedFile,
    private readonly kind: ExportTable['geometry']
  ) {}

  static async create(path: string, kind: ExportTable['geometry']): Promise<ShapeWriter> {
    const shapes = await HeadedFile.create(`${path}.shp`, HEAD_BYTES);
    return new ShapeWriter(shapes, await HeadedFile.create(`${path}.shx`, HEAD_BYTES), kind);
  }

  /** @throws ExportRefusal for a second kind of shapes, and for rings that would be read as other areas. */
  async append(row: number, geometry: ExportGeometry | null): Promise<void> {
    const content = geometry === null ? Buffer.alloc(4) : this.buildShape(row, geometry);
    const head = Buffer.alloc(8);
    this.count += 1;
    head.writeInt32BE(this.count, 0);
    head.writeInt32BE(content.length / 2, 4);
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(this.shapes.length / 2, 0);
    entry.writeInt32BE(content.length / 2, 4);
    await this.shapes.append(Buffer.concat([head, content]));
    await this.index.append(entry);
  }

  async finish(): Promise<void> {
    const type = this.type === NO_SHAPE ? EMPTY_TYPES[this.kind] : this.type;
    await this.shapes.finish(buildHead(type, this.shapes.length, this.box));
    await this.index.finish(buildHead(type, this.index.length, this.box));
  }

  async close(): Promise<void> {
    await this.shapes.close();
    await this.index.close();
  }

  private buildShape(row: number, geometry: ExportGeometry): Buffer {
    const type = findType(geometry);
    if (this.type !== NO_SHAPE && this.type !== type)
      throw new ExportRefusal(
        'mixed_shapes',
        'The rows have positions and outlines, and a shapefile has only one kind of shapes. Choose GeoPackage or GeoJSON.'
      );
    this.type = type;
    const box = computeBox(listPositions(geometry));
    this.box = {
      west: Math.min(this.box.west, box.west),
      south: Math.min(this.box.south, box.south),
      east: Math.max(this.box.east, box.east),
      north: Math.max(this.box.north, box.north)
    };
    if (geometry.type === 'Point') return buildPointShape(geometry.coordinates);
    const parts = listParts(geometry);
    if (type === POLYGON && !isReadAlike(parts))
      throw new ExportRefusal(
        'mixed_rings',
        `Row ${row}: the rings of its outline cannot be told apart in a shapefile. Choose GeoPackage or GeoJSON.`
      );
    return buildPartsShape(type, parts);
  }
}
