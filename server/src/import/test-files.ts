import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { InputFile } from './dataset';

/* Files for tests, made from their formats' descriptions. */

export interface TestFolder {
  /** Writes a file. */
  file(name: string, content: string | Uint8Array): InputFile;
  readonly path: string;
  remove(): void;
}

export function testFolder(): TestFolder {
  const path = mkdtempSync(join(tmpdir(), 'site-files-'));
  return {
    path,
    file(name, content) {
      writeFileSync(join(path, name), content);
      return { name, path: join(path, name) };
    },
    remove: () => rmSync(path, { recursive: true })
  };
}

export const WGS84_PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

export interface ShapePoint {
  readonly at: readonly [x: number, y: number];
  /** Values by column, at most 30 characters. */
  readonly values: Readonly<Record<string, string>>;
}

const WIDTH = 30;

/** A shapefile of points: its shapes and their table. */
export function pointShapefile(
  points: readonly ShapePoint[],
  encoding: BufferEncoding = 'utf8'
): { shp: Buffer; dbf: Buffer } {
  const shp = Buffer.alloc(100 + points.length * 28);
  shp.writeInt32BE(9994, 0);
  shp.writeInt32BE(shp.length / 2, 24);
  shp.writeInt32LE(1000, 28);
  shp.writeInt32LE(1, 32);
  points.forEach(({ at }, index) => {
    const place = 100 + index * 28;
    shp.writeInt32BE(index + 1, place);
    shp.writeInt32BE(10, place + 4);
    shp.writeInt32LE(1, place + 8);
    shp.writeDoubleLE(at[0], place + 12);
    shp.writeDoubleLE(at[1], place + 20);
  });
  const names = Object.keys(points[0]!.values);
  const header = Buffer.alloc(32 + names.length * 32 + 1);
  header.writeUInt8(3, 0);
  header.writeUInt32LE(points.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(1 + names.length * WIDTH, 10);
  names.forEach((name, index) => {
    header.write(name.slice(0, 10), 32 + index * 32, 'latin1');
    header.write('C', 32 + index * 32 + 11, 'latin1');
    header.writeUInt8(WIDTH, 32 + index * 32 + 16);
  });
  header.writeUInt8(13, header.length - 1);
  const rows = points.map(({ values }) => {
    const row = Buffer.alloc(1 + names.length * WIDTH, ' ');
    names.forEach((name, index) => row.write(values[name]!, 1 + index * WIDTH, encoding));
    return row;
  });
  return { shp, dbf: Buffer.concat([header, ...rows]) };
}

/** What an entry's own words may say that is not so. */
export interface ZipClaims {
  /** Bytes that every file is said to unpack to. */
  readonly bytes?: number;
  readonly encrypted?: boolean;
}

/** A zip of files; `method` 0 stores, 8 packs. */
export function zipOf(
  files: Readonly<Record<string, Buffer | string>>,
  method = 8,
  { bytes, encrypted = false }: ZipClaims = {}
): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const plain = Buffer.from(content as string);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(crc32(plain), 16);
    entry.writeUInt32LE(packed.length, 20);
    if (encrypted) entry.writeUInt16LE(1, 8);
    entry.writeUInt32LE(bytes ?? plain.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at, 42);
    entries.push(entry, Buffer.from(name));
    parts.push(local, Buffer.from(name), packed);
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
