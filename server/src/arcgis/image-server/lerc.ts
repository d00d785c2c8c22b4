import type { Cells } from '../../engines/raster/raster';
import { findPixelType } from './pixel-type';
import type { PixelType } from './pixel-type';

/*
 * Writes LERC2 (github.com/Esri/lerc, version 2 of the blob), the format in which the Maps SDK requests raw
 * values. No package writes it. Values are in one sweep, lossless and uncompressed; HTTP compresses the whole
 * answer.
 */

const MAGIC = 'Lerc2 ';
const VERSION = 2;
const HEADER_BYTES = 58;
const BLOCK = 8;
const DATA_TYPES: readonly PixelType[] = ['S8', 'U8', 'S16', 'U16', 'S32', 'U32', 'F32', 'F64'];
const END_OF_MASK = -32_768;
/** Most bytes that one count of the mask's run-length code covers. */
const LONGEST_RUN = 32_767;

/**
 * Encodes one bit per pixel, the first in the highest bit, with run-length coding: -n and a byte n times, or n
 * and n bytes.
 */
function encodeMask(valid: Uint8Array): Buffer {
  const bits = new Uint8Array(Math.ceil(valid.length / 8));
  valid.forEach((one, at) => (bits[at >> 3]! |= one ? 0x80 >> (at & 7) : 0));
  const runs: Buffer[] = [];
  const encodeCount = (value: number): Buffer => {
    const bytes = Buffer.alloc(2);
    bytes.writeInt16LE(value);
    return bytes;
  };
  for (let at = 0; at < bits.length;) {
    let end = at + 1;
    while (end < bits.length && bits[end] === bits[at] && end - at < LONGEST_RUN) end++;
    runs.push(encodeCount(at - end), Buffer.of(bits[at]!));
    at = end;
  }
  return Buffer.concat([...runs, encodeCount(END_OF_MASK)]);
}

interface LercImage {
  readonly width: number;
  readonly height: number;
  readonly cells: Cells;
  /** One for each pixel with a value. */
  readonly valid: Uint8Array;
}

/** Returns the valid values without gaps. */
function packValid(cells: Cells, valid: Uint8Array): Cells {
  const kept = cells.slice();
  let count = 0;
  for (let at = 0; at < cells.length; at++) if (valid[at]) kept[count++] = cells[at]!;
  return kept.subarray(0, count);
}

/** Returns the bytes of a LERC2 blob. */
export function writeLerc({ width, height, cells, valid }: LercImage): Buffer {
  const values = packValid(cells, valid);
  let [min, max] = [values[0] ?? 0, values[0] ?? 0];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const type = findPixelType(cells);
  const mask = values.length === 0 || values.length === cells.length ? Buffer.alloc(0) : encodeMask(valid);
  // A single value everywhere is only in the header.
  const data =
    min === max
      ? Buffer.alloc(0)
      : Buffer.concat([Buffer.of(1), Buffer.from(values.buffer, values.byteOffset, values.byteLength)]);
  const header = Buffer.alloc(HEADER_BYTES + 4);
  header.write(MAGIC, 'latin1');
  const size = header.length + mask.length + data.length;
  [VERSION, height, width, values.length, BLOCK, size, DATA_TYPES.indexOf(type)].forEach((value, index) =>
    header.writeInt32LE(value, MAGIC.length + 4 * index)
  );
  // Half a step for integers means lossless.
  [type.startsWith('F') ? 0 : 0.5, min, max].forEach((value, index) =>
    header.writeDoubleLE(value, MAGIC.length + 28 + 8 * index)
  );
  header.writeInt32LE(mask.length, HEADER_BYTES);
  return Buffer.concat([header, mask, data]);
}
