import initSqlJs from 'sql.js';
import { Geometry } from 'wkx';
import type { SqlValue } from 'sql.js';

/* Builds GeoPackages for tests from their specification. */

/** Head of a geometry; `srsId` and `flags` may be false. */
interface GpkgGeometryClaims {
  readonly srsId?: number;
  readonly flags?: number;
  readonly bounds?: number;
}

/** Builds the bytes of a geometry from WKT, in little-endian order. */
export function buildGpkgGeometry(
  wkt: string,
  { srsId = 4326, flags = 1, bounds = 0 }: GpkgGeometryClaims = {}
): Uint8Array {
  const head = Buffer.alloc(8 + bounds);
  head.write('GP', 'latin1');
  head.writeUInt8(flags, 3);
  head.writeInt32LE(srsId, 4);
  return Buffer.concat([head, Geometry.parse(wkt).toWkb()]);
}

export interface TestLayer {
  readonly name: string;
  readonly kind?: string;
  /** Definitions of its columns, without the geometry. */
  readonly columns?: string;
  /** Reference system; null for a table without geometry. */
  readonly srsId?: number | null;
  /** Rows: the geometry first, where there is one. */
  readonly rows: readonly (readonly SqlValue[])[];
}

const TABLES = `
  CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT, srs_id INTEGER PRIMARY KEY, organization TEXT, organization_coordsys_id INTEGER, definition TEXT);
  INSERT INTO gpkg_spatial_ref_sys VALUES ('Undefined', -1, 'NONE', -1, 'undefined'), ('Undefined', 0, 'NONE', 0, 'undefined'),
    ('WGS 84', 4326, 'EPSG', 4326, ''), ('UTM', 32632, 'epsg', 32632, ''), ('Minna zone', 100002, 'own', 2, 'PROJCS["x"]'), ('Adindan', 4201, 'EPSG', 4201, '');
  CREATE TABLE gpkg_contents (table_name TEXT PRIMARY KEY, data_type TEXT, srs_id INTEGER);
  CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, geometry_type_name TEXT, srs_id INTEGER, z INTEGER, m INTEGER);`;

/** Builds a GeoPackage of layers; `sql` runs at its end. */
export async function buildGpkg(layers: readonly TestLayer[], sql = ''): Promise<Buffer> {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(TABLES);
  for (const { name, kind = 'features', columns = 'name TEXT', srsId = 4326, rows } of layers) {
    const shape = srsId === null ? '' : 'geom BLOB, ';
    const table = `"${name.replaceAll('"', '""')}"`;
    database.run(`CREATE TABLE ${table} (fid INTEGER PRIMARY KEY, ${shape}${columns})`);
    database.run('INSERT INTO gpkg_contents VALUES (?, ?, ?)', [name, kind, srsId]);
    if (srsId !== null)
      database.run(`INSERT INTO gpkg_geometry_columns VALUES (?, 'geom', 'GEOMETRY', ?, 0, 0)`, [
        name,
        srsId
      ]);
    for (const row of rows)
      database.run(`INSERT INTO ${table} VALUES (NULL, ${row.map(() => '?').join(', ')})`, [...row]);
  }
  database.run(sql);
  const bytes = Buffer.from(database.export());
  database.close();
  return bytes;
}
