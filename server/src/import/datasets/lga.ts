import { LGAS, findLga, slugOf } from '@site/domain';
import { readFeatures, readPolygons } from '../geojson-file';
import { requireColumns } from '../fields';
import { ImportError } from '../import-error';
import type { Lga } from '@site/domain';
import type { Query } from '../../store/store';
import type { Dataset, DatasetInput } from '../dataset';
import type { FeatureRow } from '../geojson-file';
import type { Report } from '../report';

interface Boundary {
  readonly row: number;
  readonly lga: Lga;
  /** GeoJSON MultiPolygon as text. */
  readonly geometry: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function readBoundary(feature: FeatureRow, { fields }: DatasetInput, report: Report): Boundary | null {
  const { row, properties } = feature;
  const [state, name] = [textOf(properties[fields.state]), textOf(properties[fields.name])];
  if (!state || !name) {
    report.refuse(
      row,
      `${fields.state} or ${fields.name} is empty; names repeat across states, so both are needed`
    );
    return null;
  }
  const lga = findLga(state, name);
  if (!lga) {
    report.refuse(
      row,
      `'${name}' in '${state}' is not one of the 774 LGAs; correct the spelling in the file`
    );
    return null;
  }
  const shape = readPolygons(feature.geometry);
  if (!shape.ok) {
    report.refuse(row, `${lga.name} (${lga.state}): ${shape.problem}`);
    return null;
  }
  if (shape.closed > 0) report.repair(row, `${lga.name} (${lga.state}): a ring was not closed; closed it`);
  return { row, lga, geometry: JSON.stringify({ type: 'MultiPolygon', coordinates: shape.polygons }) };
}

function check(input: DatasetInput, report: Report) {
  const features = readFeatures(input.file.name, input.file.text);
  report.read = features.length;
  const columns = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  requireColumns(input.file.name, columns, input.fields, ['state', 'name']);
  const boundaries = new Map<string, Boundary>();
  for (const feature of features) {
    const boundary = readBoundary(feature, input, report);
    if (!boundary) continue;
    const { name, state, code } = boundary.lga;
    const earlier = boundaries.get(code);
    if (earlier) report.refuse(boundary.row, `${name} (${state}) came already in row ${earlier.row}`);
    else boundaries.set(code, boundary);
  }
  return (query: Query) => write(query, [...boundaries.values()], report);
}

const STAGE = `
  CREATE TEMPORARY TABLE import_lga (
    row_number integer, code text, name text, state text, geom geometry
  ) ON COMMIT DROP`;

const FILL_STAGE = `
  INSERT INTO import_lga (row_number, code, name, state, geom)
  SELECT row_number, code, name, state, ST_SetSRID(ST_GeomFromGeoJSON(geometry), 4326)
  FROM json_to_recordset($1::text::json)
    AS row (row_number integer, code text, name text, state text, geometry text)`;

const FAULTS = `
  SELECT row_number, name, state, ST_IsValidReason(geom) AS fault FROM import_lga WHERE NOT ST_IsValid(geom)`;

/** Crossing rings become valid polygons of the same ground. */
const MEND = `
  UPDATE import_lga SET geom = ST_Multi(ST_CollectionExtract(ST_MakeValid(geom), 3)) WHERE NOT ST_IsValid(geom)`;

/** Same points in the same order: a boundary that only looks alike counts as changed. */
const SAME = `ST_AsBinary(lga.geom) = ST_AsBinary(import_lga.geom)`;

/** Simplified boundaries leave gaps between LGAs; a hole of less than this many square degrees (60 km²) is one. */
const GAP = 0.005;

/** A union without the gaps: outer rings with those holes that are real. */
const withoutGaps = (geom: string): string => `
  (SELECT ST_Multi(ST_Collect(ST_MakePolygon(ST_ExteriorRing(part.geom), ARRAY(
     SELECT ST_ExteriorRing(ring.geom) FROM ST_DumpRings(part.geom) AS ring
     WHERE ring.path[1] > 0 AND ST_Area(ring.geom) > ${GAP}))))
   FROM ST_Dump(${geom}) AS part WHERE ST_Dimension(part.geom) = 2)`;

const REBUILD_STATES = `
  INSERT INTO state_boundary (name, geom)
  SELECT name, ${withoutGaps('joined.geom')}
  FROM (SELECT state AS name, ST_Union(geom) AS geom FROM lga GROUP BY state) AS joined
  ON CONFLICT (name) DO UPDATE SET geom = excluded.geom;
  DELETE FROM country_outline WHERE name = 'Nigeria';
  INSERT INTO country_outline (name, geom) SELECT 'Nigeria', ${withoutGaps('joined.geom')}
  FROM (SELECT ST_Union(geom) AS geom FROM state_boundary) AS joined`;

interface Fault {
  readonly row_number: number;
  readonly name: string;
  readonly state: string;
  readonly fault: string;
}

async function mend(query: Query, report: Report): Promise<void> {
  const faults = await query<Fault>(FAULTS);
  if (faults.length === 0) return;
  await query(MEND);
  const gone = await query<Fault>('DELETE FROM import_lga WHERE ST_IsEmpty(geom) RETURNING row_number');
  const empty = new Set(gone.map(({ row_number: row }) => row));
  for (const { row_number: row, name, state, fault } of faults)
    if (empty.has(row)) report.refuse(row, `${name} (${state}): nothing is left of its polygon (${fault})`);
    else report.repair(row, `${name} (${state}): its outline crossed itself (${fault}); made valid`);
}

async function write(query: Query, boundaries: readonly Boundary[], report: Report): Promise<void> {
  const rows = boundaries.map(({ row, lga, geometry }) => ({ row_number: row, ...lga, geometry }));
  await query(STAGE);
  await query(FILL_STAGE, [JSON.stringify(rows)]);
  await mend(query, report);
  const [{ total, known, same }] = await query<{ total: number; known: number; same: number }>(
    `SELECT count(*) AS total, count(lga.code) AS known, count(*) FILTER (WHERE ${SAME}) AS same
     FROM import_lga LEFT JOIN lga USING (code)`
  );
  if (total === 0) throw new ImportError('No row of the file can be used; nothing was written.');
  report.created += total - known;
  report.unchanged += same;
  report.updated += known - same;
  const missing = LGAS.length - total;
  if (missing > 0)
    report.notes.push(`${missing} of the ${LGAS.length} LGAs are not in the file; they stay as they were.`);
  if (!report.changed) return;
  await noteMoved(query, report);
  await query(
    `INSERT INTO lga (code, name, state, geom) SELECT code, name, state, geom FROM import_lga
     ON CONFLICT (code) DO UPDATE SET geom = excluded.geom, updated_at = now()
     WHERE ST_AsBinary(lga.geom) <> ST_AsBinary(excluded.geom)`
  );
  await query(REBUILD_STATES);
  report.notes.push('State boundaries and the country outline were rebuilt from the LGAs.');
  await moveMills(query, report);
}

/** Degrees: no correction of a boundary moves an LGA that far. */
const FAR = 1;
/** A few LGAs of the demonstration lie far off; more than this share of a file does not. */
const FEW = 0.1;

/** Says when LGAs land far from where they were: swapped coordinates inside Nigeria, or names on the wrong polygons. */
async function noteMoved(query: Query, report: Report): Promise<void> {
  const [{ moved, known }] = await query<{ moved: number; known: number }>(
    `SELECT count(*) AS known, count(*) FILTER (
       WHERE ST_Distance(ST_Centroid(lga.geom), ST_Centroid(import_lga.geom)) > ${FAR}) AS moved
     FROM import_lga JOIN lga USING (code)`
  );
  if (moved > known * FEW)
    report.notes.push(
      `${moved} of ${known} LGAs lie more than 100 km from where they were: are longitude and latitude swapped, or names mixed up?`
    );
}

/** Mills belong to the LGA they stand in; one that stands in none keeps the LGA it had. */
async function moveMills(query: Query, report: Report): Promise<void> {
  const codes = await query<{ id: number; code: string; old_code: string }>(
    `SELECT DISTINCT ON (mill.id) mill.id, lga.code, mill.lga_code AS old_code
     FROM mill JOIN lga ON ST_Covers(lga.geom, mill.geom) ORDER BY mill.id, lga.code`
  );
  const [{ located }] = await query<{ located: number }>('SELECT count(geom) AS located FROM mill');
  const byCode = new Map(LGAS.map((lga) => [lga.code, lga]));
  const moved = codes
    .filter(({ code, old_code: old }) => code !== old)
    .map(({ id, code }) => ({
      id,
      code,
      lga_slug: slugOf(byCode.get(code)?.name ?? code),
      state_slug: slugOf(byCode.get(code)?.state ?? code)
    }));
  await query(
    `UPDATE mill SET lga_code = row.code, lga_slug = row.lga_slug, state_slug = row.state_slug
     FROM json_to_recordset($1::text::json) AS row (id integer, code text, lga_slug text, state_slug text)
     WHERE mill.id = row.id`,
    [JSON.stringify(moved)]
  );
  if (moved.length > 0) report.notes.push(`${moved.length} mills were given the LGA they stand in.`);
  if (codes.length < located)
    report.notes.push(
      `${located - codes.length} mills stand in no LGA of the file; they keep the one they had.`
    );
}

/** LGA boundaries: a GeoJSON file with the state's and the LGA's name on each polygon. */
export const lgaDataset: Dataset = {
  name: 'lga',
  usage: 'lga FILE.geojson',
  fields: { state: 'ADM1_EN', name: 'ADM2_EN' },
  companions: [],
  knownFiles: {
    'adm2.geojson':
      'LGA boundaries: GRID3 Nigeria Operational Boundaries, © eHealth Africa and Proxy Logics, via geoBoundaries (2022), CC BY 4.0'
  },
  sources: ['lga', 'state_boundary'],
  check
};
