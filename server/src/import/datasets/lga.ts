import { recheckAllPlots } from '../../figures/plots/recheck-plots';
import { LGAS, toSlug } from '@site/domain';
import { createTableDataset } from '../table-dataset';
import { dataRemarks } from '../texts/remark-texts';
import type { Query } from '../../store/store';
import type { Report } from '../report';

/**
 * Simplified boundaries leave gaps between LGAs; a hole smaller than this is a gap, square degrees (60 km²).
 */
const GAP = 0.005;

/** SQL of a union without the gaps: outer rings with only the real holes. */
const writeFilledUnionSql = (geom: string): string => `
  (SELECT ST_Multi(ST_Collect(ST_MakePolygon(ST_ExteriorRing(part.geom), ARRAY(
     SELECT ST_ExteriorRing(ring.geom) FROM ST_DumpRings(part.geom) AS ring
     WHERE ring.path[1] > 0 AND ST_Area(ring.geom) > ${GAP}))))
   FROM ST_Dump(${geom}) AS part WHERE ST_Dimension(part.geom) = 2)`;

const REBUILD_STATES = `
  INSERT INTO state_boundary (name, geom)
  SELECT name, ${writeFilledUnionSql('joined.geom')}
  FROM (SELECT state AS name, ST_Union(geom) AS geom FROM lga GROUP BY state) AS joined
  ON CONFLICT (name) DO UPDATE SET geom = excluded.geom;
  DELETE FROM country_outline WHERE name = 'Nigeria';
  INSERT INTO country_outline (name, geom) SELECT 'Nigeria', ${writeFilledUnionSql('joined.geom')}
  FROM (SELECT ST_Union(geom) AS geom FROM state_boundary) AS joined`;

/** A state is real once all its LGAs are. */
const MARK_STATES = `
  DELETE FROM demonstration_row WHERE table_name = 'state_boundary';
  INSERT INTO demonstration_row (table_name, key)
  SELECT DISTINCT 'state_boundary', state.id::text
  FROM state_boundary AS state JOIN lga ON lga.state = state.name
    JOIN demonstration_row AS row ON row.table_name = 'lga' AND row.key = lga.id::text`;

/** Distance beyond which an LGA counts as moved, degrees: no correction of a boundary moves one that far. */
const MAX_MOVE_DEGREES = 1;
/** Share of moved LGAs that is tolerated: a few of the demonstration's LGAs are far off. */
const MAX_MOVED_SHARE = 0.1;

/**
 * Notes when LGAs are far from their previous position: swapped coordinates inside Nigeria, or names on the
 * wrong polygons.
 */
async function noteMoved(query: Query, report: Report): Promise<void> {
  const [counted] = await query<{ moved: number; known: number }>(
    `SELECT count(*) AS known, count(*) FILTER (
       WHERE ST_Distance(ST_Centroid(lga.geom), ST_Centroid(import_row.geom)) > ${MAX_MOVE_DEGREES}) AS moved
     FROM import_row JOIN lga USING (code)`
  );
  const { moved, known } = counted!;
  if (moved > known * MAX_MOVED_SHARE) report.remarks.push(dataRemarks.lgasMoved({ moved, known }));
}

/** Updates the LGA of each mill from its position; a mill outside all LGAs keeps its previous one. */
async function moveMills(query: Query, report: Report): Promise<void> {
  const codes = await query<{ id: number; code: string; old_code: string }>(
    `SELECT DISTINCT ON (mill.id) mill.id, lga.code, mill.lga_code AS old_code
     FROM mill JOIN lga ON ST_Covers(lga.geom, mill.geom) ORDER BY mill.id, lga.code`
  );
  const [mills] = await query<{ located: number }>('SELECT count(geom) AS located FROM mill');
  const { located } = mills!;
  const byCode = new Map(LGAS.map((lga) => [lga.code, lga]));
  const moved = codes
    .filter(({ code, old_code: old }) => code !== old)
    .map(({ id, code }) => ({
      id,
      code,
      lga_slug: toSlug(byCode.get(code)?.name ?? code),
      state_slug: toSlug(byCode.get(code)?.state ?? code)
    }));
  await query(
    `UPDATE mill SET lga_code = row.code, lga_slug = row.lga_slug, state_slug = row.state_slug
     FROM json_to_recordset($1::text::json) AS row (id integer, code text, lga_slug text, state_slug text)
     WHERE mill.id = row.id`,
    [JSON.stringify(moved)]
  );
  if (moved.length > 0) report.remarks.push(dataRemarks.millsMoved({ count: moved.length }));
  if (codes.length < located)
    report.remarks.push(dataRemarks.millsOutside({ count: located - codes.length }));
}

async function noteMissing(query: Query, report: Report): Promise<void> {
  const [rows] = await query<{ total: number }>('SELECT count(*) AS total FROM import_row');
  const { total } = rows!;
  const missing = LGAS.length - total;
  if (missing > 0) report.remarks.push(dataRemarks.lgasMissing({ missing, all: LGAS.length }));
}

/** Boundaries of LGAs; the boundaries of the states and the country are derived from them. */
export const lgaDataset = createTableDataset({
  name: 'lga',
  title: 'LGA boundaries',
  table: 'lga',
  geometry: 'polygon',
  columns: {},
  lga: { code: 'code', name: 'name', state: 'state', named: true },
  key: ['code'],
  label: `r.name || ' (' || r.state || ')'`,
  onUpdate: 'updated_at = now()',
  // Records refer to all 774 LGAs: rows that the file lacks stay.
  demonstration: 'false',
  knownFiles: {
    'adm2.geojson':
      'LGA boundaries: GRID3 Nigeria Operational Boundaries, © eHealth Africa and Proxy Logics, via geoBoundaries (2022), CC BY 4.0'
  },
  alsoWrites: ['state_boundary'],
  before: async (query, report) => {
    await noteMissing(query, report);
    await noteMoved(query, report);
  },
  following: async (query, report) => {
    await query(REBUILD_STATES);
    await query(MARK_STATES);
    report.remarks.push(dataRemarks.statesRebuilt);
    await moveMills(query, report);
    await recheckAllPlots(query);
  }
});
