import { buildRoutingTiles } from '../../engines/routing/build-tiles';
import { numberIn, readCsv } from '../csv-file';
import { positionProblem } from '../geojson-file';
import { requireColumns } from '../fields';
import { ImportError } from '../import-error';
import { connectedNodes } from '../connected';
import type { Query } from '../../store/store';
import type { CsvRow } from '../csv-file';
import type { Dataset, DatasetInput } from '../dataset';
import type { FieldMap } from '../fields';
import type { Report } from '../report';

interface NodeRow {
  readonly id: number;
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
}

interface EdgeRow {
  readonly id: number;
  readonly source: number;
  readonly target: number;
  readonly class: string;
  readonly length_km: number;
  readonly speed_kph: number;
  readonly surface: string;
}

/** OpenStreetMap classes (and the network's 'added' joins, which are tracks) to ours. */
const CLASSES: Readonly<Record<string, string>> = {
  motorway: 'motorway',
  motorway_link: 'motorway',
  trunk: 'trunk',
  trunk_link: 'trunk',
  primary: 'primary',
  primary_link: 'primary',
  secondary: 'secondary',
  secondary_link: 'secondary',
  tertiary: 'tertiary',
  tertiary_link: 'tertiary',
  unclassified: 'unclassified',
  residential: 'unclassified',
  track: 'unclassified',
  added: 'unclassified'
};
const EARTH = new Set(['track', 'added']);
const FASTEST_KPH = 140;

const wholeNumber = (cell: string): number | null => (/^\d{1,15}$/.test(cell.trim()) ? Number(cell) : null);

function readNode(row: CsvRow, fields: FieldMap): NodeRow | string {
  const id = wholeNumber(row[fields.node]);
  if (id === null) return `the node's ${fields.node} '${row[fields.node]}' is not a whole number`;
  const [x, y] = [numberIn(row[fields.longitude]), numberIn(row[fields.latitude])];
  const problem = positionProblem(x, y);
  return problem ?? { id, name: row[fields.nodeName]?.trim() || null, x: x ?? 0, y: y ?? 0 };
}

function readEdge(
  row: CsvRow,
  fields: FieldMap,
  id: number,
  nodes: ReadonlyMap<number, NodeRow>
): EdgeRow | string {
  const [source, target] = [wholeNumber(row[fields.from]), wholeNumber(row[fields.to])];
  for (const [cell, node] of [
    [row[fields.from], source],
    [row[fields.to], target]
  ] as const)
    if (node === null || !nodes.has(node)) return `node '${cell}' is not in the file of nodes`;
  if (source === null || target === null || source === target) return 'it begins and ends at the same node';
  const [length, minutes] = [numberIn(row[fields.length]), numberIn(row[fields.minutes])];
  if (length === null || length <= 0)
    return `its length '${row[fields.length]}' is not a number of kilometres above 0`;
  if (minutes === null || minutes <= 0)
    return `its time '${row[fields.minutes]}' is not a number of minutes above 0`;
  const speed = Math.round((length / minutes) * 60 * 1000) / 1000;
  if (speed > FASTEST_KPH || speed < 1)
    return `${length} km in ${minutes} minutes is ${Math.round(speed)} km/h; is the time in minutes?`;
  const given = row[fields.class]?.trim() ?? '';
  const known = CLASSES[given];
  if (!known) return `its class '${given}' is not known; known: ${Object.keys(CLASSES).join(', ')}`;
  const surface = EARTH.has(given) ? 'earth' : 'asphalt';
  return { id, source, target, class: known, length_km: length, speed_kph: speed, surface };
}

function readNodes(
  { companions: { nodes: file }, fields }: DatasetInput,
  report: Report
): Map<number, NodeRow> {
  const { columns, rows } = readCsv(file.name, file.text);
  requireColumns(file.name, columns, fields, ['node', 'longitude', 'latitude']);
  const nodes = new Map<number, NodeRow>();
  rows.forEach((row, index) => {
    const node = readNode(row, fields);
    if (typeof node === 'string') report.refuse(index + 1, `${file.name}: ${node}`);
    else if (nodes.has(node.id)) report.refuse(index + 1, `${file.name}: node ${node.id} came already`);
    else nodes.set(node.id, node);
  });
  return nodes;
}

function check(input: DatasetInput, report: Report) {
  const { file, fields } = input;
  const nodes = readNodes(input, report);
  const { columns, rows } = readCsv(file.name, file.text);
  requireColumns(file.name, columns, fields, ['from', 'to', 'length', 'minutes', 'class']);
  report.read = rows.length;
  const edges = rows.flatMap((row, index) => {
    const edge = readEdge(row, fields, index + 1, nodes);
    if (typeof edge !== 'string') return [edge];
    report.refuse(index + 1, edge);
    return [];
  });
  if (edges.length === 0) throw new ImportError('No row of the file can be used; nothing was written.');
  noteUnconnected([...nodes.values()], edges, report);
  return (query: Query) => write(query, [...nodes.values()], edges, report);
}

function noteUnconnected(nodes: readonly NodeRow[], edges: readonly EdgeRow[], report: Report): void {
  const connected = connectedNodes(edges);
  const loose = nodes.filter(({ id }) => !connected.has(id));
  if (loose.length === 0) return;
  const names = loose.slice(0, 10).map(({ id, name }) => `${name ?? 'no name'} (${id})`);
  report.notes.push(
    `${loose.length} of ${nodes.length} nodes are not connected to the main network: ${names.join(', ')}${loose.length > 10 ? ' …' : ''}.`
  );
}

const STAGE = `
  CREATE TEMPORARY TABLE import_node (id bigint, name text, geom geometry) ON COMMIT DROP;
  CREATE TEMPORARY TABLE import_edge (
    id bigint, source bigint, target bigint, class text, length_km double precision, speed_kph double precision,
    surface text, geom geometry
  ) ON COMMIT DROP`;

const FILL_NODES = `
  INSERT INTO import_node
  SELECT id, name, ST_SetSRID(ST_MakePoint(x, y), 4326)
  FROM json_to_recordset($1::text::json) AS row (id bigint, name text, x double precision, y double precision)`;

const FILL_EDGES = `
  INSERT INTO import_edge
  SELECT row.*, ST_MakeLine(a.geom, b.geom)
  FROM json_to_recordset($1::text::json)
    AS row (id bigint, source bigint, target bigint, class text, length_km double precision,
            speed_kph double precision, surface text)
  JOIN import_node a ON a.id = row.source JOIN import_node b ON b.id = row.target`;

/** Every column of an edge and where it lies. */
const SAME_EDGE = `(e.source, e.target, e.class, e.length_km, e.speed_kph, e.surface, ST_AsBinary(e.geom))
  = (i.source, i.target, i.class, i.length_km, i.speed_kph, i.surface, ST_AsBinary(i.geom))`;

/** The network is replaced as a whole: an edge or node that the files do not have is gone afterwards. */
async function write(
  query: Query,
  nodes: readonly NodeRow[],
  edges: readonly EdgeRow[],
  report: Report
): Promise<void> {
  await query(STAGE);
  await query(FILL_NODES, [JSON.stringify(nodes)]);
  await query(FILL_EDGES, [JSON.stringify(edges)]);
  const [was] = await query<{ demonstration: boolean }>(
    `SELECT demonstration FROM dataset_source WHERE dataset = 'road_edge'`
  );
  const [{ total }] = await query<{ total: number }>('SELECT count(*) AS total FROM road_edge');
  const [{ known, same }] = was?.demonstration
    ? [{ known: 0, same: 0 }]
    : await query<{ known: number; same: number }>(
        `SELECT count(*) AS known, count(*) FILTER (WHERE ${SAME_EDGE}) AS same
         FROM import_edge i JOIN road_edge e ON e.id = i.id`
      );
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
  if (!report.changed) report.notes.push('Names or places of nodes changed.');
  await query('TRUNCATE road_edge, road_node');
  await query('INSERT INTO road_node (id, name, geom) SELECT id, name, geom FROM import_node');
  await query(
    `INSERT INTO road_edge (id, source, target, class, length_km, speed_kph, surface, geom)
     SELECT id, source, target, class, length_km, speed_kph, surface, geom FROM import_edge`
  );
}

/** A road network: a CSV file of edges and one of nodes; edges are drawn straight, time comes from the file. */
export const roadsDataset: Dataset = {
  name: 'roads',
  usage: 'roads EDGES.csv --nodes NODES.csv',
  fields: {
    from: 'from',
    to: 'to',
    length: 'l',
    minutes: 'time',
    class: 'h',
    node: 'Agglomeration_ID',
    nodeName: 'agglosName',
    longitude: 'x',
    latitude: 'y'
  },
  companions: ['nodes'],
  knownFiles: {
    'road_edges.csv':
      'Roads: African urban road network (Prieto-Curiel et al. 2022), © OpenStreetMap contributors, ODbL'
  },
  sources: ['road_edge', 'road_node'],
  check,
  after: async ({ store, dataDir, routingUrl, log }) => {
    if (routingUrl) {
      log(`Drive times come from ${routingUrl}: its road tiles are not ours to rebuild.`);
      return;
    }
    const { edges, ms } = await buildRoutingTiles(store, dataDir, () => undefined);
    log(`Road tiles rebuilt: ${edges} edges, ${Math.round(ms)} ms.`);
  }
};
