import { inflateRawSync } from 'node:zlib';
import { ImportError } from '../import-error';

const [END, ENTRY] = [0x06054b50, 0x02014b50];
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

function findEnd(zip: Buffer): number {
  const least = Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT);
  for (let at = zip.length - END_BYTES; at >= least; at--) if (zip.readUInt32LE(at) === END) return at;
  return -1;
}

/** The files in a zip by name, each unpacked when asked for. @throws ImportError where it is no zip. */
export function readZip(name: string, zip: Buffer): ReadonlyMap<string, () => Buffer> {
  const end = findEnd(zip);
  if (end < 0) throw new ImportError(`${name} is not a zip file.`);
  const files = new Map<string, () => Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY)
      throw new ImportError(`${name} is damaged: its list of files cannot be read.`);
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const local = zip.readUInt32LE(at + 42);
    const inside = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    files.set(inside, () => {
      const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const bytes = zip.subarray(from, from + packed);
      if (method === STORED) return bytes;
      if (method === DEFLATED) return inflateRawSync(bytes);
      throw new ImportError(`${inside} in ${name} is packed in a way that cannot be read; pack it anew.`);
    });
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return files;
}
