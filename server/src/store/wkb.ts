/** Longitude and latitude in degrees, WGS 84. */
export type Position = readonly [longitude: number, latitude: number];
/** Closed rings: the last position repeats the first. */
export type Polygon = readonly (readonly Position[])[];

const POINT = 1;
const LINE = 2;
const POLYGON = 3;
const MULTI_LINE = 5;
const MULTI_POLYGON = 6;
const HAS_SRID = 0x20000000;
const SRID = 4326;

const computePositionsSize = (points: readonly Position[]): number => 4 + points.length * 16;
const computePolygonSize = (polygon: Polygon): number =>
  9 + polygon.reduce((sum, ring) => sum + computePositionsSize(ring), 0);

class WkbWriter {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  writeHeader(type: number, withSrid: boolean): this {
    this.at = this.bytes.writeUInt8(1, this.at);
    this.at = this.bytes.writeUInt32LE(withSrid ? type + HAS_SRID : type, this.at);
    return withSrid ? this.writeCount(SRID) : this;
  }

  writeCount(value: number): this {
    this.at = this.bytes.writeUInt32LE(value, this.at);
    return this;
  }

  writePosition([x, y]: Position): this {
    this.at = this.bytes.writeDoubleLE(x, this.at);
    this.at = this.bytes.writeDoubleLE(y, this.at);
    return this;
  }

  writePositions(points: readonly Position[]): this {
    this.writeCount(points.length);
    for (const point of points) this.writePosition(point);
    return this;
  }

  toHex(): string {
    return this.bytes.toString('hex');
  }
}

/** Returns a point as hexadecimal EWKB for PostGIS (EPSG:4326). */
export const toPointWkb = (point: Position): string =>
  new WkbWriter(25).writeHeader(POINT, true).writePosition(point).toHex();

/** Returns a line as hexadecimal EWKB (EPSG:4326). */
export const toLineWkb = (line: readonly Position[]): string =>
  new WkbWriter(9 + computePositionsSize(line)).writeHeader(LINE, true).writePositions(line).toHex();

/** Returns lines as one multi-line in hexadecimal EWKB (EPSG:4326). */
export function toMultiLineWkb(lines: readonly (readonly Position[])[]): string {
  const size = lines.reduce((sum, line) => sum + 5 + computePositionsSize(line), 13);
  const writer = new WkbWriter(size).writeHeader(MULTI_LINE, true).writeCount(lines.length);
  for (const line of lines) writer.writeHeader(LINE, false).writePositions(line);
  return writer.toHex();
}

/** Returns polygons as one multi-polygon in hexadecimal EWKB (EPSG:4326). */
export function toMultiPolygonWkb(polygons: readonly Polygon[]): string {
  const writer = new WkbWriter(13 + polygons.reduce((sum, polygon) => sum + computePolygonSize(polygon), 0));
  writer.writeHeader(MULTI_POLYGON, true).writeCount(polygons.length);
  for (const polygon of polygons) {
    writer.writeHeader(POLYGON, false).writeCount(polygon.length);
    for (const ring of polygon) writer.writePositions(ring);
  }
  return writer.toHex();
}
