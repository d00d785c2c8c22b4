import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresBin, startCluster } from '../../scripts/lib/postgres-cluster.mjs';

/** @typedef {import('../../server/src/engines/routing/road-network').RoadNetwork} Network */

const port = 4791;

/** Returns why pgRouting cannot be measured here, or null. */
export function explainMissingPgRouting() {
  const needed = [join(postgresBin, 'initdb'), '/usr/share/postgresql/15/extension/pgrouting.control'];
  const there = needed.every((file) => existsSync(file));
  return there
    ? null
    : 'pgRouting is not installed (apt-get install postgresql-15-postgis-3 postgresql-15-pgrouting)';
}

/**
 * @param {Network} network
 * @param {string} folder
 */
function loadNetwork({ nodes, sources, targets, seconds }, folder) {
  /** @type {string[]} */
  const node = [];
  for (let index = 0; index < nodes.length / 2; index++)
    node.push(`${index + 1}\t${nodes[2 * index]}\t${nodes[2 * index + 1]}`);
  const edge = Array.from(
    sources,
    (source, index) => `${index + 1}\t${source + 1}\t${Number(targets[index]) + 1}\t${seconds[index]}`
  );
  writeFileSync(join(folder, 'node.tsv'), node.join('\n'), { mode: 0o644 });
  writeFileSync(join(folder, 'edge.tsv'), edge.join('\n'), { mode: 0o644 });
}

/** @param {string} folder */
const writeSchemaSql = (folder) => `
  CREATE EXTENSION postgis; CREATE EXTENSION pgrouting;
  CREATE TABLE raw (id bigint, x float8, y float8);
  CREATE TABLE edge (id bigint PRIMARY KEY, source bigint, target bigint, cost float8);
  COPY raw FROM '${folder}/node.tsv'; COPY edge FROM '${folder}/edge.tsv';
  CREATE TABLE node AS SELECT id, ST_SetSRID(ST_MakePoint(x, y), 4326) AS geom FROM raw;
  ALTER TABLE node ADD PRIMARY KEY (id); CREATE INDEX ON node USING gist (geom); ANALYZE;`;

/** One call for the longest break, then a hull over the nodes of each break. */
const areas = `
  WITH reached AS MATERIALIZED (
    SELECT d.agg_cost, n.geom FROM pgr_drivingDistance(
      'SELECT id, source, target, cost, cost AS reverse_cost FROM edge',
      (SELECT id FROM node ORDER BY geom <-> ST_SetSRID(ST_MakePoint($1, $2), 4326) LIMIT 1),
      60 * $3::float8, false) d JOIN node n ON n.id = d.node)
  SELECT minutes, ST_AsGeoJSON(ST_ConcaveHull(ST_Collect(geom), 0.3)) AS area
    FROM unnest($4::float8[]) AS minutes JOIN reached ON agg_cost <= 60 * minutes GROUP BY minutes`;

/**
 * Opens pgRouting over a network: `solve` returns the areas of one start by pgr_drivingDistance and
 * ST_ConcaveHull, `close` ends its private PostgreSQL.
 * @param {Network} network
 * @param {number[]} breaks minutes
 */
export async function openPgRouting(network, breaks) {
  const { default: pg } = await import('pg');
  const cluster = startCluster(port);
  const client = new pg.Client({ host: cluster.folder, port, user: 'bench', database: 'postgres' });
  try {
    loadNetwork(network, cluster.folder);
    await client.connect();
    await client.query(writeSchemaSql(cluster.folder));
  } catch (error) {
    cluster.stop();
    throw error;
  }
  return {
    /** @param {import('../../shared/domain/src/distance').LatLon} start */
    async solve({ longitude, latitude }) {
      const { rows } = await client.query(areas, [longitude, latitude, Math.max(...breaks), breaks]);
      if (rows.length !== breaks.length) throw new Error('pgRouting returned no areas');
    },
    async close() {
      await client.end();
      cluster.stop();
    }
  };
}
