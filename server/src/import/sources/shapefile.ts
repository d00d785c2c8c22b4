import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { namesOf } from '../fields';
import { ImportError } from '../import-error';
import { DbfValues, readDbfHead, readDbfRecords, unreadable } from './dbf';
import { openDbfText } from './dbf-encoding';
import { openPartInMemory, openPartOnDisk } from './file-part';
import { checkPrj } from './reference-system';
import { readShapeHead, readShapes } from './shp';
import { openZip } from './zip';
import type { InputFile } from '../dataset';
import type { FilePart } from './file-part';
import type { Zip } from './zip';
import type { SourceRow } from './source-row';

/** The parts of a shapefile, on disk or unpacked. */
interface Parts {
  readonly shp: FilePart;
  /** Null when it is missing: shapes are then read one after the other. */
  readonly shx: FilePart | null;
  readonly dbf: FilePart;
  readonly prj: string;
  readonly cpg: string | null;
}

const missing = (name: string, ending: string): ImportError =>
  new ImportError(
    `${name} needs its .${ending} file beside it, of the same name (or all of them in one .zip).`
  );

function partsBeside({ name, path }: InputFile): Parts {
  const find = (ending: string): string | null => {
    const stem = path.slice(0, -'shp'.length);
    return [ending, ending.toUpperCase()].map((end) => stem + end).find((file) => existsSync(file)) ?? null;
  };
  const [shx, dbf, prj, cpg] = [find('shx'), find('dbf'), find('prj'), find('cpg')];
  if (dbf === null) throw missing(name, 'dbf');
  if (prj === null) throw missing(name, 'prj');
  return {
    shp: openPartOnDisk(path),
    shx: shx === null ? null : openPartOnDisk(shx),
    dbf: openPartOnDisk(dbf),
    prj: readFileSync(prj, 'utf8'),
    cpg: cpg && readFileSync(cpg, 'utf8')
  };
}

/** Returns advice for an archive with other content, as a sentence. */
function adviseArchive(name: string, files: readonly string[]): string {
  if (files.some((inside) => /\.gdb\//i.test(inside)))
    return ` It holds a file geodatabase; convert it first, for example: ogr2ogr -f GeoJSON -t_srs EPSG:4326 features.geojson ${name} LAYER`;
  const other = files.find((inside) => /\.(geojson|json|csv|kml|kmz)$/i.test(inside));
  return other === undefined ? '' : ` Unpack it and import ${other}.`;
}

/** Returns the path of the only shapefile in a zip without its extension; notes other files. */
function stemIn(name: string, { names }: Zip, notes: string[]): string {
  const files = names.filter((inside) => !inside.endsWith('/'));
  const shapes = files.filter((inside) => /\.shp$/i.test(inside));
  const [shape] = shapes;
  if (shape === undefined || shapes.length > 1)
    throw new ImportError(
      `${name} holds ${shapes.length} shapefiles${shape ? ` (${namesOf(shapes)})` : ''}; pack one into each .zip.${shape ? '' : adviseArchive(name, files)}`
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
      if (bytes === null) throw missing(`${basename(stem)}.shp in ${name}`, ending);
      return bytes;
    };
    // The small file first: a zip with another reference system need not be unpacked.
    const prj = (await need('prj')).toString();
    checkPrj(name, prj);
    const [shp, dbf] = [openPartInMemory(await need('shp')), openPartInMemory(await need('dbf'))];
    const shx = await find('shx');
    const cpg = (await find('cpg'))?.toString() ?? null;
    return { shp, shx: shx && openPartInMemory(shx), dbf, prj, cpg };
  } finally {
    zip.close();
  }
}

/** Maximum count of rows that a note names. */
const NAMED = 5;

function describeDeleted(name: string, deleted: readonly number[]): string[] {
  const rows = `${deleted.slice(0, NAMED).join(', ')}${deleted.length > NAMED ? ' …' : ''}`;
  return deleted.length === 0
    ? []
    : [`Records of ${name} that are marked as deleted were left out: ${deleted.length} (feature ${rows}).`];
}

function* readParts(name: string, parts: Parts, notes: string[]): Generator<SourceRow> {
  const { shp, shx, dbf, prj, cpg } = parts;
  checkPrj(name, prj);
  const shapes = readShapeHead(name, shp);
  const head = readDbfHead(name, dbf);
  const values = new DbfValues(head, openDbfText(name, { head, table: dbf, cpg }, notes));
  if (shapes.isDeep) notes.push(`${name} has heights or measures; longitude and latitude alone are read.`);
  const records = readDbfRecords(name, head, dbf);
  const deleted: number[] = [];
  let row = 0;
  for (const geometry of readShapes(name, shapes, shp, shx)) {
    row += 1;
    const { value: record, done } = records.next();
    if (done) throw unreadable(name, `more shapes than the ${head.rows} rows of its .dbf file`);
    // GDAL and ArcGIS leave them out too.
    if (record === null) deleted.push(row);
    else yield { row, properties: values.read(record), geometry };
  }
  if (row !== head.rows) throw unreadable(name, `${row} shapes for ${head.rows} rows of its .dbf file`);
  notes.push(...describeDeleted(name, deleted), ...values.describe(name));
}

/** Yields the features of a shapefile: a .shp with its .dbf and .prj beside it, or all of them in a .zip. */
export async function* shapefileRows(file: InputFile, notes: string[]): AsyncGenerator<SourceRow> {
  const parts = /\.zip$/i.test(file.name) ? await partsInZip(file, notes) : partsBeside(file);
  try {
    yield* readParts(file.name, parts, notes);
  } finally {
    for (const part of [parts.shp, parts.shx, parts.dbf]) part?.close();
  }
}
