import { toText } from '../texts/import-text';
import { findConnectedNodes } from './connected-nodes';
import type { Query } from '../../store/store';
import type { Report } from '../report';
import type { EdgeRow, Network, NodeRow } from './network';

function noteUnconnected(nodes: readonly NodeRow[], edges: readonly EdgeRow[], report: Report): void {
  const connected = findConnectedNodes(edges);
  const loose = nodes.filter(({ id }) => !connected.has(id));
  if (loose.length === 0) return;
  const names = loose.slice(0, 10).map(({ id, name }) => `${name ?? 'no name'} (${id})`);
  report.remarks.push(
    toText(
      `${loose.length} of ${nodes.length} nodes are not connected to the main network: ${names.join(', ')}${loose.length > 10 ? ' …' : ''}.`
    )
  );
}

const STAGE = `
  CREATE TEMPORARY TABLE import_node (id bigint, name text, geom geometry) ON COMMIT DROP;
  CREATE TEMPORARY TABLE import_edge (
    id bigint, source bigint, target bigint, class text, name text, length_km double precision,
    speed_kph double precision, surface text, geom geometry
  ) ON COMMIT DROP`;

const FILL_NODES = `
  INSERT INTO import_node SELECT id, name, ST_SetSRID(ST_MakePoint(x, y), 4326)
  FROM json_to_recordset($1::text::json) AS row (id bigint, name text, x double precision, y double precision)`;

const FILL_EDGES = `
  INSERT INTO import_edge SELECT * FROM json_to_recordset($1::text::json)
    AS row (id bigint, source bigint, target bigint, class text, name text, length_km double precision,
            speed_kph double precision, surface text, geom geometry)`;

const BATCH = 5_000;

async function insertBatches(query: Query, sql: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await query(sql, [JSON.stringify(rows.slice(from, from + BATCH))]);
}

/** SQL condition that all columns and the geometry of two edges are equal. */
const SAME_EDGE = `(e.source, e.target, e.class, e.length_km, e.speed_kph, e.surface, e.name, ST_AsBinary(e.geom))
  IS NOT DISTINCT FROM (i.source, i.target, i.class, i.length_km, i.speed_kph, i.surface, i.name, ST_AsBinary(i.geom))`;

/** Replaces the whole network: edges and nodes that the files lack are deleted. */
export async function writeRoads(query: Query, { nodes, edges }: Network, report: Report): Promise<void> {
  await query(STAGE);
  await insertBatches(query, FILL_NODES, nodes);
  await insertBatches(query, FILL_EDGES, edges);
  noteUnconnected(nodes, edges, report);
  const [was] = await query<{ demonstration: boolean }>(
    `SELECT demonstration FROM dataset_source WHERE dataset = 'road_edge'`
  );
  const { total } = (await query<{ total: number }>('SELECT count(*) AS total FROM road_edge'))[0]!;
  const { known, same } = was?.demonstration
    ? { known: 0, same: 0 }
    : (
        await query<{ known: number; same: number }>(
          `SELECT count(*) AS known, count(*) FILTER (WHERE ${SAME_EDGE}) AS same
         FROM import_edge i JOIN road_edge e ON e.id = i.id`
        )
      )[0]!;
  report.created = edges.length - known;
  report.unchanged = same;
  report.updated = known - same;
  report.removed = total - known;
  const nodesDiffer = await query(
    `(SELECT id, name, ST_AsBinary(geom) FROM road_node EXCEPT SELECT id, name, ST_AsBinary(geom) FROM import_node)
     UNION ALL
     (SELECT id, name, ST_AsBinary(geom) FROM import_node EXCEPT SELECT id, name, ST_AsBinary(geom) FROM road_node)
     LIMIT 1`
  );
  if (!report.changed && nodesDiffer.length === 0) return;
  if (!report.changed) report.remarks.push(toText('Names or places of nodes changed.'));
  await query('TRUNCATE road_edge, road_node');
  await query('INSERT INTO road_node (id, name, geom) SELECT id, name, geom FROM import_node');
  await query(
    `INSERT INTO road_edge (id, source, target, class, name, length_km, speed_kph, surface, geom)
     SELECT id, source, target, class, name, length_km, speed_kph, surface, geom FROM import_edge`
  );
}
