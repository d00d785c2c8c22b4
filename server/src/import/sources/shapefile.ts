import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { ImportError } from '../import-error';
import { DbfValues, readDbfHead, readDbfRecords, createShapefileError } from './dbf';
import { openDbfText } from './dbf-encoding';
import { openPartInMemory, openPartOnDisk } from './file-part';
import { chooseReference, convertGeometry, describeConversion, readPrj } from './reference-system';
import { shapefileTexts } from '../texts/file-texts';
import { formatNames, NO_TEXT } from '../texts/import-text';
import { fileRemarks } from '../texts/remark-texts';
import { readShapeHead, readShapes } from './shp';
import { openZip } from './zip';
import type { InputFile } from '../dataset';
import type { FileLabel } from '../texts/file-texts';
import type { ImportText } from '../texts/import-text';
import type { FilePart } from './file-part';
import type { ZipArchive } from './zip';
import type { ReferenceSystem } from './reference-system';
import type { ReadOptions, SourceRow } from './source-row';

/** The parts of a shapefile, on disk or unpacked. */
interface ShapefileParts {
  readonly shp: FilePart;
  /** Null when it is missing: shapes are then read one after the other. */
  readonly shx: FilePart | null;
  readonly dbf: FilePart;
  /** Null when it is missing. */
  readonly prj: string | null;
  readonly cpg: string | null;
  /** Names of fields by column, from an export of SITE; empty without it. */
  readonly names: ReadonlyMap<string, string>;
}

/** Ending of the table of column names in an export of SITE: a shapefile cuts them off after ten letters. */
export const NAMES_ENDING = 'fields.csv';

/** Returns the fields of a table of column names, by column. */
const readColumnNames = (text: string | null): ReadonlyMap<string, string> =>
  new Map(text === null ? [] : (parse(text, { from_line: 2, skip_empty_lines: true }) as [string, string][]));

/** Returns a record with the whole names of its columns. */
const renameColumns = (
  record: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([column, value]) => [names.get(column) ?? column, value]));

const createMissingPartError = (name: FileLabel, ending: string): ImportError =>
  new ImportError(shapefileTexts.missingPart({ file: name, ending }));

function findPartsBeside({ name, path }: InputFile): ShapefileParts {
  const findPart = (ending: string): string | null => {
    const stem = path.slice(0, -'shp'.length);
    return [ending, ending.toUpperCase()].map((end) => stem + end).find((file) => existsSync(file)) ?? null;
  };
  const [shx, dbf, prj, cpg] = [findPart('shx'), findPart('dbf'), findPart('prj'), findPart('cpg')];
  const names = findPart(NAMES_ENDING);
  if (dbf === null) throw createMissingPartError(name, 'dbf');
  return {
    shp: openPartOnDisk(path),
    shx: shx === null ? null : openPartOnDisk(shx),
    dbf: openPartOnDisk(dbf),
    prj: prj && readFileSync(prj, 'utf8'),
    cpg: cpg && readFileSync(cpg, 'utf8'),
    names: readColumnNames(names && readFileSync(names, 'utf8'))
  };
}

/** Returns advice for an archive with other content, as a sentence. */
function adviseArchive(name: string, files: readonly string[]): ImportText {
  if (files.some((inside) => /\.gdb\//i.test(inside)))
    return shapefileTexts.adviseGeodatabase({
      command: `ogr2ogr -f GeoJSON -t_srs EPSG:4326 features.geojson ${name} LAYER`
    });
  const other = files.find((inside) => /\.(geojson|json|csv|kml|kmz)$/i.test(inside));
  return other === undefined ? NO_TEXT : shapefileTexts.adviseOther({ other });
}

/** Returns the path of the only shapefile in a zip without its extension; notes other files. */
function findStem(name: string, { names }: ZipArchive, notes: ImportText[]): string {
  const files = names.filter((inside) => !inside.endsWith('/'));
  const shapes = files.filter((inside) => /\.shp$/i.test(inside));
  const [shape] = shapes;
  if (shape === undefined)
    throw new ImportError(shapefileTexts.noShape({ file: name, advice: adviseArchive(name, files) }));
  if (shapes.length > 1)
    throw new ImportError(
      shapefileTexts.severalShapes({ file: name, count: shapes.length, names: formatNames(shapes) })
    );
  const stem = shape.slice(0, -'.shp'.length);
  const others = files.filter((inside) => !inside.toLowerCase().startsWith(`${stem.toLowerCase()}.`));
  if (others.length > 0) notes.push(fileRemarks.notRead({ file: name, names: formatNames(others) }));
  return stem;
}

/**
 * Returns the reference system of a shapefile, from its .prj or from --crs. @throws ImportError without either.
 */
function requireReference(
  name: FileLabel,
  prj: string | null,
  given: ReferenceSystem | null
): ReferenceSystem {
  const reference = chooseReference(name, prj === null ? null : readPrj(name, prj), given);
  if (reference === null)
    throw new ImportError(shapefileTexts.missingPrj({ file: name }), {
      question: { about: 'crs', choices: [] }
    });
  return reference;
}

async function findPartsInZip(
  { name, path }: InputFile,
  notes: ImportText[],
  given: ReferenceSystem | null
): Promise<ShapefileParts> {
  const zip = await openZip(name, path);
  try {
    const stem = findStem(name, zip, notes);
    const label = shapefileTexts.inArchive({ file: name, inside: `${basename(stem)}.shp` });
    const findPart = async (ending: string): Promise<Buffer | null> =>
      zip.read(zip.names.find((inside) => inside.toLowerCase() === `${stem}.${ending}`.toLowerCase()) ?? '');
    const requirePart = async (ending: string): Promise<Buffer> => {
      const bytes = await findPart(ending);
      if (bytes === null) throw createMissingPartError(label, ending);
      return bytes;
    };
    // The small file first: a zip with another reference system need not be unpacked.
    const prj = (await findPart('prj'))?.toString() ?? null;
    requireReference(label, prj, given);
    const [shp, dbf] = [
      openPartInMemory(await requirePart('shp')),
      openPartInMemory(await requirePart('dbf'))
    ];
    const shx = await findPart('shx');
    const cpg = (await findPart('cpg'))?.toString() ?? null;
    const names = readColumnNames((await findPart(NAMES_ENDING))?.toString() ?? null);
    return { shp, shx: shx && openPartInMemory(shx), dbf, prj, cpg, names };
  } finally {
    zip.close();
  }
}

/** Maximum count of rows that a note names. */
const MAX_NAMED_ROWS = 5;

function describeDeleted(name: string, deleted: readonly number[]): ImportText[] {
  const rows = `${deleted.slice(0, MAX_NAMED_ROWS).join(', ')}${deleted.length > MAX_NAMED_ROWS ? ' …' : ''}`;
  return deleted.length === 0 ? [] : [fileRemarks.deleted({ file: name, count: deleted.length, rows })];
}

function* readParts(
  name: string,
  parts: ShapefileParts,
  notes: ImportText[],
  given: ReferenceSystem | null
): Generator<SourceRow> {
  const { shp, shx, dbf, prj, cpg, names } = parts;
  const reference = requireReference(name, prj, given);
  notes.push(...describeConversion(name, reference));
  const shapes = readShapeHead(name, shp);
  const head = readDbfHead(name, dbf);
  const values = new DbfValues(head, openDbfText(name, { head, table: dbf, cpg }, notes));
  if (shapes.isDeep) notes.push(fileRemarks.deepShapes({ file: name }));
  const records = readDbfRecords(name, head, dbf);
  const deleted: number[] = [];
  let row = 0;
  for (const geometry of readShapes(name, shapes, shp, shx)) {
    row += 1;
    const { value: record, done } = records.next();
    if (done) throw createShapefileError(name, shapefileTexts.moreShapes({ rows: head.rows }));
    // GDAL and ArcGIS leave them out too.
    if (record === null) deleted.push(row);
    else {
      const properties = renameColumns(values.readRecord(record), names);
      yield { row, properties, geometry: convertGeometry(reference, geometry) };
    }
  }
  if (row !== head.rows)
    throw createShapefileError(name, shapefileTexts.fewerShapes({ shapes: row, rows: head.rows }));
  notes.push(...describeDeleted(name, deleted), ...values.describeStarred(name));
}

/** Yields the features of a shapefile: a .shp with its .dbf and .prj beside it, or all of them in a .zip. */
export async function* readShapefileRows(
  file: InputFile,
  notes: ImportText[],
  { crs = null }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  const parts = /\.zip$/i.test(file.name) ? await findPartsInZip(file, notes, crs) : findPartsBeside(file);
  try {
    yield* readParts(file.name, parts, notes, crs);
  } finally {
    for (const part of [parts.shp, parts.shx, parts.dbf]) part?.close();
  }
}
