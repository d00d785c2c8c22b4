import { existsSync, readFileSync, statSync } from 'node:fs';
import initSqlJs from 'sql.js';
import { ImportError } from '../import-error';
import { readGpkgGeometry } from './gpkg-geometry';
import {
  WGS84,
  chooseReference,
  convertGeometry,
  describeConversion,
  findReference,
  findReferenceInWkt,
  refuseReference
} from './reference-system';
import { cellTexts } from '../texts/cell-texts';
import { featureTexts } from '../texts/file-texts';
import { formatNames, toText } from '../texts/import-text';
import { fileRemarks } from '../texts/remark-texts';
import { UnreadableCell } from './source-row';
import type { Database, SqlValue } from 'sql.js';
import type { InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { ReferenceSystem } from './reference-system';
import type { ReadOptions, SourceRow } from './source-row';

/*
 * Reads a layer of a GeoPackage (https://www.geopackage.org/spec), which is an SQLite database. sql.js runs in
 * every supported version of Node and reaches no file: the database is read into memory.
 */

/** Maximum size of a file, which is held in memory, bytes. */
const MAX_BYTES = 256 * 1024 * 1024;
const SQLITE_MARK = 'SQLite format 3\0';
/** Length of the head of a database, and the offsets of its fields. */
const HEAD_BYTES = 100;
const [PAGE_SIZE_AT, WRITE_VERSION_AT, READ_VERSION_AT, CHANGES_AT, PAGES_AT, PAGES_OF_CHANGE_AT] = [
  16, 18, 19, 24, 28, 92
];

const createDamageError = (name: string, why: ImportText): ImportError =>
  new ImportError(featureTexts.brokenGpkg({ file: name, why }));

/** Converts bytes to whole megabytes. */
const toMegabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** Reads the bytes of a database. @throws ImportError for an incomplete or too large one. */
function readDatabaseBytes({ name, path }: InputFile): Buffer {
  const { size } = statSync(path);
  if (size > MAX_BYTES)
    throw new ImportError(
      featureTexts.largeGpkg({ file: name, megabytes: toMegabytes(size), most: toMegabytes(MAX_BYTES) })
    );
  const journal = ['-wal', '-journal'].find((end) => existsSync(path + end) && statSync(path + end).size > 0);
  if (journal) throw new ImportError(featureTexts.openGpkg({ file: name, journal: `${name}${journal}` }));
  const bytes = readFileSync(path);
  if (bytes.length < HEAD_BYTES || bytes.toString('latin1', 0, SQLITE_MARK.length) !== SQLITE_MARK)
    throw createDamageError(name, featureTexts.gpkgBeginning);
  const pageSize = bytes.readUInt16BE(PAGE_SIZE_AT) === 1 ? 65_536 : bytes.readUInt16BE(PAGE_SIZE_AT);
  const isCounted = bytes.readUInt32BE(CHANGES_AT) === bytes.readUInt32BE(PAGES_OF_CHANGE_AT);
  const declared = bytes.readUInt32BE(PAGES_AT) * pageSize;
  if (isCounted && declared > bytes.length)
    throw createDamageError(name, featureTexts.fewBytes({ bytes: bytes.length, declared }));
  // Without its log, a database in the mode of a write-ahead log is complete, but can be opened in the other mode only.
  bytes[WRITE_VERSION_AT] = 1;
  bytes[READ_VERSION_AT] = 1;
  return bytes;
}

type SqlRow = Readonly<Record<string, SqlValue>>;

function* queryRows(database: Database, sql: string, values: readonly SqlValue[] = []): Generator<SqlRow> {
  const statement = database.prepare(sql, [...values]);
  try {
    while (statement.step()) yield statement.getAsObject() as SqlRow;
  } finally {
    statement.free();
  }
}

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A statement's `get` with its second argument, which its types lack. */
type GetValues = (values: null, config: { readonly useBigInt: boolean }) => unknown[];

interface GpkgLayer {
  readonly name: string;
  /** 'features', 'attributes', or a kind without rows. */
  readonly kind: string;
  /** Column of the geometry; null for a table of attributes. */
  readonly geometry: string | null;
  readonly srsId: number;
}

const hasTable = (database: Database, name: string): boolean =>
  [...queryRows(database, `SELECT 1 FROM sqlite_master WHERE type = 'table' AND lower(name) = ?`, [name])]
    .length > 0;

function listLayers(file: string, database: Database): GpkgLayer[] {
  if (!hasTable(database, 'gpkg_contents')) throw new ImportError(featureTexts.otherDatabase({ file }));
  const joined = hasTable(database, 'gpkg_geometry_columns')
    ? 'g.column_name, g.srs_id FROM gpkg_contents AS c LEFT JOIN gpkg_geometry_columns AS g ON lower(g.table_name) = lower(c.table_name)'
    : 'NULL AS column_name, NULL AS srs_id FROM gpkg_contents AS c';
  return [...queryRows(database, `SELECT c.table_name, c.data_type, ${joined} ORDER BY c.table_name`)].map(
    ({ table_name: name, data_type: kind, column_name: geometry, srs_id: srsId }) => ({
      name: String(name),
      kind: String(kind),
      geometry: geometry === null ? null : String(geometry),
      srsId: Number(srsId)
    })
  );
}

const KINDS_OF_ROWS = ['features', 'attributes', 'aspatial'];

/** A layer that is a view could compute anything; the files of programs have tables. */
const isReadable = (database: Database, { name, kind }: GpkgLayer): boolean =>
  KINDS_OF_ROWS.includes(kind) && hasTable(database, name.toLowerCase());

const hasRows = (database: Database, { name }: GpkgLayer): boolean =>
  [...queryRows(database, `SELECT 1 FROM ${quoteName(name)} LIMIT 1`)].length > 0;

/** Returns the layer to read: the named one, or the only one with rows. */
function chooseLayer(
  file: string,
  database: Database,
  layers: readonly GpkgLayer[],
  { layer: named = null, geometry }: ReadOptions
): GpkgLayer {
  const all = layers.filter((layer) => isReadable(database, layer));
  const names =
    all.length === 0 ? featureTexts.noLayersWithRows : formatNames(all.map(({ name }) => `'${name}'`));
  if (named !== null) {
    const found = all.find(({ name }) => name === named);
    if (found) return found;
    throw new ImportError(featureTexts.noLayer({ file, layer: named, layers: names }));
  }
  const shaped = all.filter((layer) => layer.kind === 'features');
  const fitting = geometry === 'none' || shaped.length === 0 ? all : shaped;
  const [only, second] = fitting.filter((layer) => hasRows(database, layer));
  if (only === undefined) throw new ImportError(featureTexts.noLayerRows({ file, layers: names }));
  if (second)
    throw new ImportError(featureTexts.severalLayers({ file, layers: names, first: only.name }), {
      question: { about: 'layer', choices: all.map(({ name }) => name) }
    });
  return only;
}

/** Returns the reference system that a layer states, or null when it states none. */
function readReference(file: string, database: Database, { srsId }: GpkgLayer): ReferenceSystem | null {
  // The two systems of the specification that are undefined.
  if (srsId === -1 || srsId === 0) return null;
  const sql =
    'SELECT srs_name, organization, organization_coordsys_id, definition FROM gpkg_spatial_ref_sys WHERE srs_id = ?';
  const [row] = hasTable(database, 'gpkg_spatial_ref_sys') ? queryRows(database, sql, [srsId]) : [];
  if (row === undefined) return refuseReference(file, featureTexts.undefinedSystem({ id: srsId }));
  const isEpsg = /^epsg$/i.test(String(row.organization));
  const known = isEpsg ? findReference(Number(row.organization_coordsys_id)) : null;
  return (
    known ?? findReferenceInWkt(String(row.definition)) ?? refuseReference(file, toText(String(row.srs_name)))
  );
}

/** Returns a value as the other formats have it. */
function readValue(value: unknown, isLogical: boolean): unknown {
  if (typeof value === 'bigint') {
    if (isLogical && (value === 0n || value === 1n)) return value === 1n;
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : String(value);
  }
  if (value instanceof Uint8Array) return new UnreadableCell('(bytes)', cellTexts.bytes);
  if (typeof value === 'string' && value.includes('\ufffd'))
    return new UnreadableCell(value, cellTexts.noCharacters({ shown: value, save: cellTexts.saveIt }));
  return value;
}

function* readLayer(database: Database, layer: GpkgLayer, reference: ReferenceSystem): Generator<SourceRow> {
  const { name, geometry, srsId } = layer;
  const logical = new Set<string>();
  for (const { name: column, type } of queryRows(database, `PRAGMA table_info(${quoteName(name)})`))
    if (/^boolean$/i.test(String(type))) logical.add(String(column));
  const statement = database.prepare(`SELECT * FROM ${quoteName(name)}`);
  try {
    const columns = statement.getColumnNames();
    // Whole numbers as bigints: as numbers, long ones would lose their last digits.
    for (let row = 1; statement.step(); row += 1) {
      const values = (statement.get as GetValues).call(statement, null, { useBigInt: true });
      const properties: Record<string, unknown> = {};
      let shape: unknown;
      columns.forEach((column, at) => {
        if (column === geometry) shape = readGpkgGeometry(values[at], srsId);
        else properties[column] = readValue(values[at], logical.has(column));
      });
      yield {
        row,
        properties,
        ...(geometry === null ? {} : { geometry: convertGeometry(reference, shape ?? null) })
      };
    }
  } finally {
    statement.free();
  }
}

/** @throws ImportError when the pages of a database do not fit together. */
function checkDatabase(file: string, database: Database): void {
  database.run('PRAGMA trusted_schema = OFF');
  const [check] = queryRows(database, 'PRAGMA quick_check(1)');
  const found = Object.values(check ?? {})[0];
  if (found !== 'ok') throw createDamageError(file, toText(String(found).split('\n')[0]!));
}

/** Yields the rows of a layer of a GeoPackage. @throws ImportError when there is none to read. */
export async function* readGpkgRows(
  file: InputFile,
  notes: ImportText[],
  options: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  const { name } = file;
  const bytes = readDatabaseBytes(file);
  const { Database: Sqlite } = await initSqlJs();
  const database = new Sqlite(bytes);
  try {
    checkDatabase(name, database);
    const layers = listLayers(name, database);
    const layer = chooseLayer(name, database, layers, options);
    const others = layers.filter((each) => each !== layer).map((each) => `'${each.name}' (${each.kind})`);
    if (others.length > 0) notes.push(fileRemarks.notRead({ file: name, names: formatNames(others) }));
    const stated = layer.geometry === null ? null : readReference(name, database, layer);
    const reference = chooseReference(name, stated, options.crs);
    if (reference === null && layer.geometry !== null)
      throw new ImportError(featureTexts.noSystem({ file: name, layer: layer.name }), {
        question: { about: 'crs', choices: [] }
      });
    notes.push(...describeConversion(name, reference ?? WGS84));
    yield* readLayer(database, layer, reference ?? WGS84);
  } finally {
    database.close();
  }
}
