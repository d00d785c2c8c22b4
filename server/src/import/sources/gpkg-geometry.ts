import { Geometry } from 'wkx';
import { placeTexts } from '../texts/place-texts';
import { UnreadableCell } from './source-row';
import type { ImportText } from '../texts/import-text';

/* Reads the geometries of a GeoPackage (OGC 12-128r19, 2.1.3): a head, and WKB. */

/** Lengths of the head and of its bounds by their kind, bytes. */
const HEAD_BYTES = 8;
const BOUNDS_BYTES = [0, 32, 48, 48, 64];

const refuseGeometry = (why: ImportText): UnreadableCell =>
  new UnreadableCell('', placeTexts.gpkgGeometry({ why }));

/**
 * Returns the geometry of a cell like GeoJSON; null for an empty one; an UnreadableCell when it is invalid or in
 * another reference system than its layer.
 */
export function readGpkgGeometry(value: unknown, srsId: number): unknown {
  if (value === null) return null;
  if (!(value instanceof Uint8Array)) return refuseGeometry(placeTexts.gpkgNoBytes);
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (bytes.length < HEAD_BYTES || bytes.toString('latin1', 0, 2) !== 'GP' || bytes[2] !== 0)
    return refuseGeometry(placeTexts.gpkgNoMark);
  const flags = bytes[3]!;
  const [isLittle, isEmpty, isExtended] = [flags & 1, flags & 16, flags & 32];
  const bounds = BOUNDS_BYTES[(flags >> 1) & 7];
  if (isExtended || bounds === undefined) return refuseGeometry(placeTexts.gpkgKind);
  const srs = isLittle ? bytes.readInt32LE(4) : bytes.readInt32BE(4);
  if (srs !== srsId) return refuseGeometry(placeTexts.gpkgOtherSystem({ own: srs, layer: srsId }));
  if (isEmpty) return null;
  try {
    return Geometry.parse(bytes.subarray(HEAD_BYTES + bounds)).toGeoJSON();
  } catch {
    return refuseGeometry(placeTexts.gpkgUnreadable);
  }
}
