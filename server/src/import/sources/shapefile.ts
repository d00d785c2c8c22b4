import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { open } from 'shapefile';
import { namesOf } from '../fields';
import { ImportError } from '../import-error';
import { DBF_HEAD, dbfEncoding, readDbfHead } from './dbf';
import { checkPrj } from './reference-system';
import { headOf } from './text-file';
import { openZip } from './zip';
import type { InputFile } from '../dataset';
import type { Zip } from './zip';
import type { SourceRow } from './source-row';

/** One part: its first bytes, and the whole of it or what follows a place, opened only when it is needed. */
interface Part {
  readonly head: Buffer;
  /** Bytes of all of it. */
  readonly size: number;
  readonly open: () => Readable | Uint8Array;
  readonly from: (byte: number) => AsyncIterable<Buffer>;
}

/** The parts of a shapefile, wherever they lie. */
interface Parts {
  readonly shp: Part;
  readonly dbf: Part;
  readonly prj: string;
  readonly cpg: string | null;
}

const missing = (name: string, ending: string): ImportError =>
  new ImportError(
    `${name} needs its .${ending} file beside it, of the same name (or all of them in one .zip).`
  );

const partOnDisk = (path: string): Part => ({
  head: headOf(path, DBF_HEAD),
  size: statSync(path).size,
  open: () => createReadStream(path),
  from: (start) => createReadStream(path, { start })
});

async function* piecesOf(bytes: Buffer, from: number): AsyncGenerator<Buffer> {
  await Promise.resolve();
  for (let at = from; at < bytes.length; at += DBF_HEAD) yield bytes.subarray(at, at + DBF_HEAD);
}
const partInMemory = (bytes: Buffer): Part => ({
  head: bytes.subarray(0, DBF_HEAD),
  size: bytes.length,
  open: () => bytes,
  from: (byte) => piecesOf(bytes, byte)
});

function partsBeside({ name, path }: InputFile): Parts {
  const find = (ending: string): string | null => {
    const stem = path.slice(0, -'shp'.length);
    return [ending, ending.toUpperCase()].map((end) => stem + end).find((file) => existsSync(file)) ?? null;
  };
  const [dbf, prj, cpg] = [find('dbf'), find('prj'), find('cpg')];
  if (dbf === null) throw missing(name, 'dbf');
  if (prj === null) throw missing(name, 'prj');
  return {
    shp: partOnDisk(path),
    dbf: partOnDisk(dbf),
    prj: readFileSync(prj, 'utf8'),
    cpg: cpg && readFileSync(cpg, 'utf8')
  };
}

/** The one shapefile in a zip, as its path without ending; what else is packed in is noted. */
function stemIn(name: string, { names }: Zip, notes: string[]): string {
  const files = names.filter((inside) => !/^__MACOSX|\/$/.test(inside));
  const shapes = files.filter((inside) => /\.shp$/i.test(inside));
  const [shape] = shapes;
  if (shape === undefined || shapes.length > 1)
    throw new ImportError(
      `${name} holds ${shapes.length} shapefiles${shape ? ` (${namesOf(shapes)})` : ''}; pack one into each .zip.`
    );
  const stem = shape.slice(0, -'.shp'.length);
  const others = files.filter((inside) => !inside.toLowerCase().startsWith(`${stem.toLowerCase()}.`));
  if (others.length > 0) notes.push(`Not read from ${name}: ${namesOf(others)}.`);
  return stem;
}

async function partsInZip({ name, path }: InputFile, notes: string[]): Promise<Parts> {
  const zip = await openZip(name, path);
  try {
    const stem = stemIn(name, zip, notes);
    const find = async (ending: string): Promise<Buffer | null> =>
      zip.read(zip.names.find((inside) => inside.toLowerCase() === `${stem}.${ending}`.toLowerCase()) ?? '');
    const need = async (ending: string): Promise<Buffer> => {
      const bytes = await find(ending);
      if (bytes === null) throw missing(`${basename(stem)}.shp`, ending);
      return bytes;
    };
    // The small one first: what is in another reference need not be unpacked.
    const prj = (await need('prj')).toString();
    checkPrj(name, prj);
    const [shp, dbf] = [partInMemory(await need('shp')), partInMemory(await need('dbf'))];
    return { shp, dbf, prj, cpg: (await find('cpg'))?.toString() ?? null };
  } finally {
    zip.close();
  }
}

/** Types of shapes that have heights or measures beside their positions. */
const isFlat = (type: number): boolean => type < 10;

const unreadable = (name: string, why: string, cause?: unknown): ImportError =>
  new ImportError(
    `${name} is not a shapefile that can be read (${why}): it is damaged or was cut off. Export it anew.`,
    { cause }
  );

/** Bytes of the head of a .shp file, and the number every one begins with, big end first. */
const [SHP_HEAD, SHP_MAGIC] = [100, 9994];

/** Refuses what is not a .shp file, or not the whole of one: the reader takes it for one without shapes. */
function checkShp(name: string, { head, size }: Part): void {
  if (head.length < SHP_HEAD || head.readInt32BE(0) !== SHP_MAGIC)
    throw unreadable(name, 'it does not begin as a .shp file does');
  // Its length in words of two bytes.
  const said = head.readInt32BE(24) * 2;
  if (said !== size) throw unreadable(name, `it has ${size} bytes and says that it has ${said}`);
}

/** The features of a shapefile, as .shp with its .dbf and .prj beside it or all in a .zip. */
export async function* shapefileRows(file: InputFile, notes: string[]): AsyncGenerator<SourceRow> {
  const { name } = file;
  const { shp, dbf, prj, cpg } = /\.zip$/i.test(name) ? await partsInZip(file, notes) : partsBeside(file);
  checkPrj(name, prj);
  checkShp(name, shp);
  if (dbf.head.length < 32) throw unreadable(name, 'its .dbf file has no head');
  const head = readDbfHead(name, dbf.head);
  const encoding = await dbfEncoding(name, head, cpg, dbf.from(head.length), notes);
  if (!isFlat(shp.head.readInt32LE(32)))
    notes.push(`${name} has heights or measures; longitude and latitude alone are read.`);
  let row = 0;
  try {
    const source = await open(shp.open(), dbf.open(), { encoding });
    for (let next = await source.read(); !next.done; next = await source.read()) {
      row += 1;
      yield { row, properties: { ...next.value.properties }, geometry: next.value.geometry ?? null };
    }
  } catch (error) {
    throw unreadable(name, `feature ${row + 1}: ${(error as Error).message}`, error);
  }
  // The reader skips over shapes that it cannot make out.
  if (row !== head.rows) throw unreadable(name, `${row} shapes for ${head.rows} rows of its .dbf file`);
}
