/** Longitude and latitude in degrees, WGS 84. */
export type Position = readonly [longitude: number, latitude: number];
/** Closed rings: the last position repeats the first. */
export type Polygon = readonly (readonly Position[])[];

const POINT = 1;
const LINE = 2;
const POLYGON = 3;
const MULTI_POLYGON = 6;
const HAS_SRID = 0x20000000;
const SRID = 4326;

const positionsSize = (points: readonly Position[]): number => 4 + points.length * 16;
const polygonSize = (polygon: Polygon): number =>
  9 + polygon.reduce((sum, ring) => sum + positionsSize(ring), 0);

class Writer {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  header(type: number, withSrid: boolean): this {
    this.at = this.bytes.writeUInt8(1, this.at);
    this.at = this.bytes.writeUInt32LE(withSrid ? type + HAS_SRID : type, this.at);
    return withSrid ? this.count(SRID) : this;
  }

  count(value: number): this {
    this.at = this.bytes.writeUInt32LE(value, this.at);
    return this;
  }

  position([x, y]: Position): this {
    this.at = this.bytes.writeDoubleLE(x, this.at);
    this.at = this.bytes.writeDoubleLE(y, this.at);
    return this;
  }

  positions(points: readonly Position[]): this {
    this.count(points.length);
    for (const point of points) this.position(point);
    return this;
  }

  hex(): string {
    return this.bytes.toString('hex');
  }
}

/** Returns a point as hexadecimal EWKB for PostGIS (EPSG:4326). */
export const pointWkb = (point: Position): string => new Writer(25).header(POINT, true).position(point).hex();

/** Returns a line as hexadecimal EWKB (EPSG:4326). */
export const lineWkb = (line: readonly Position[]): string =>
  new Writer(9 + positionsSize(line)).header(LINE, true).positions(line).hex();

/** Returns polygons as one multi-polygon in hexadecimal EWKB (EPSG:4326). */
export function multiPolygonWkb(polygons: readonly Polygon[]): string {
  const writer = new Writer(13 + polygons.reduce((sum, polygon) => sum + polygonSize(polygon), 0));
  writer.header(MULTI_POLYGON, true).count(polygons.length);
  for (const polygon of polygons) {
    writer.header(POLYGON, false).count(polygon.length);
    for (const ring of polygon) writer.positions(ring);
  }
  return writer.hex();
}
