import { writeFile } from 'node:fs/promises';
import initSqlJs from 'sql.js';
import type { Database, SqlValue } from 'sql.js';
import { toWkb } from './export-geometry';
import { toCell } from './export-cells';
import type { ExportCell } from './export-cells';
import type { ExportGeometry } from './export-columns';
import type { ExportTable } from './export-table';

/* Writes a GeoPackage 1.3 (OGC 12-128r17) with one layer. The database is in memory, as sql.js needs it. */

const WGS84_ID = 4326;
const WGS84_WKT =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]';

/** 'GPKG' as a number, and version 1.3. */
const TABLES = `
  PRAGMA application_id = 1196444487;
  PRAGMA user_version = 10300;
  CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY,
    organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
  INSERT INTO gpkg_spatial_ref_sys VALUES
    ('Undefined cartesian SRS', -1, 'NONE', -1, 'undefined', NULL),
    ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', NULL),
    ('WGS 84', ${WGS84_ID}, 'EPSG', ${WGS84_ID}, '${WGS84_WKT}', NULL);
  CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE,
    description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')),
    min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE,
    srs_id INTEGER REFERENCES gpkg_spatial_ref_sys (srs_id));
  CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL UNIQUE REFERENCES gpkg_contents (table_name),
    column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL,
    srs_id INTEGER NOT NULL REFERENCES gpkg_spatial_ref_sys (srs_id), z TINYINT NOT NULL, m TINYINT NOT NULL,
    PRIMARY KEY (table_name, column_name));`;

/** Types of columns by the types of the staged values; texts and lists are TEXT. */
const TYPES: Readonly<Record<string, string>> = {
  'double precision': 'DOUBLE',
  integer: 'INTEGER',
  boolean: 'BOOLEAN',
  date: 'DATE'
};
const GEOMETRY_TYPES = {
  point: 'POINT',
  line: 'MULTILINESTRING',
  polygon: 'MULTIPOLYGON',
  plot: 'GEOMETRY'
} as const;

const quoteName = (name: string): string => `"${name.replace(/"/g, '""')}"`;

/** Head of a geometry in little-endian order, without bounds. */
const HEAD = Buffer.alloc(8);
HEAD.write('GP', 'latin1');
HEAD.writeUInt8(1, 3);
HEAD.writeInt32LE(WGS84_ID, 4);

const toGpkgGeometry = (geometry: ExportGeometry): Uint8Array => Buffer.concat([HEAD, toWkb(geometry)]);

const toSqlValue = (cell: ExportCell): SqlValue => (typeof cell === 'boolean' ? Number(cell) : cell);

function createLayer(database: Database, { name, title, columns, geometry }: ExportTable): void {
  const shape = geometry === 'none' ? [] : [`geom ${GEOMETRY_TYPES[geometry]}`];
  const fields = columns.map(({ field }) => `${quoteName(field.name)} ${TYPES[field.sqlType] ?? 'TEXT'}`);
  database.run(
    `CREATE TABLE ${quoteName(name)} (${['fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL', ...shape, ...fields].join(', ')})`
  );
  database.run('INSERT INTO gpkg_contents (table_name, data_type, identifier, srs_id) VALUES (?, ?, ?, ?)', [
    name,
    geometry === 'none' ? 'attributes' : 'features',
    title,
    geometry === 'none' ? null : WGS84_ID
  ]);
  if (geometry !== 'none')
    database.run('INSERT INTO gpkg_geometry_columns VALUES (?, ?, ?, ?, 0, 0)', [
      name,
      'geom',
      GEOMETRY_TYPES[geometry],
      WGS84_ID
    ]);
}

async function fillLayer(database: Database, { name, columns, geometry, rows }: ExportTable): Promise<void> {
  const count = columns.length + (geometry === 'none' ? 1 : 2);
  const insert = database.prepare(
    `INSERT INTO ${quoteName(name)} VALUES (${Array(count).fill('?').join(', ')})`
  );
  database.run('BEGIN');
  for await (const row of rows)
    insert.run([
      row.number,
      ...(geometry === 'none' ? [] : [row.geometry && toGpkgGeometry(row.geometry)]),
      ...columns.map((column, index) => toSqlValue(toCell(column, row.number, row.values[index]!)))
    ]);
  database.run('COMMIT');
  insert.free();
}

/** Writes a table as a GeoPackage. */
export async function writeGpkg(path: string, table: ExportTable): Promise<void> {
  const { Database: Sqlite } = await initSqlJs();
  const database = new Sqlite();
  try {
    database.run(TABLES);
    createLayer(database, table);
    await fillLayer(database, table);
    await writeFile(path, database.export());
  } finally {
    database.close();
  }
}
