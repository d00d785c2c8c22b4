import { Geometry } from 'wkx';
import { UnreadableCell } from './source-row';

/* Reads the geometries of a GeoPackage (OGC 12-128r19, 2.1.3): a head, and WKB. */

/** Lengths of the head and of its bounds by their kind, bytes. */
const HEAD_BYTES = 8;
const BOUNDS_BYTES = [0, 32, 48, 48, 64];

const refuseGeometry = (why: string): UnreadableCell =>
  new UnreadableCell('', `its geometry ${why}; export the layer again, as simple features`);

/**
 * Returns the geometry of a cell like GeoJSON; null for an empty one; an UnreadableCell when it is invalid or in
 * another reference system than its layer.
 */
export function readGpkgGeometry(value: unknown, srsId: number): unknown {
  if (value === null) return null;
  if (!(value instanceof Uint8Array)) return refuseGeometry('is not bytes');
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (bytes.length < HEAD_BYTES || bytes.toString('latin1', 0, 2) !== 'GP' || bytes[2] !== 0)
    return refuseGeometry('does not begin as one of a GeoPackage does');
  const flags = bytes[3]!;
  const [isLittle, isEmpty, isExtended] = [flags & 1, flags & 16, flags & 32];
  const bounds = BOUNDS_BYTES[(flags >> 1) & 7];
  if (isExtended || bounds === undefined) return refuseGeometry('is of a kind that is not supported');
  const srs = isLittle ? bytes.readInt32LE(4) : bytes.readInt32BE(4);
  if (srs !== srsId) return refuseGeometry(`is in the reference system ${srs}, its layer in ${srsId}`);
  if (isEmpty) return null;
  try {
    return Geometry.parse(bytes.subarray(HEAD_BYTES + bounds)).toGeoJSON();
  } catch {
    return refuseGeometry('cannot be read (it is damaged, or has curves)');
  }
}
