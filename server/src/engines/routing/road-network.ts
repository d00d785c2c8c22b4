import type { Query, Store } from '../../store/store';

/**
 * A road network in typed arrays, so that millions of edges fit in memory. Edges are undirected: their drive
 * time is valid in both directions. Coordinates are degrees (EPSG:4326), longitude before latitude.
 */
export interface RoadNetwork {
  /** Longitude and latitude of each node, two numbers per node. */
  readonly nodes: Float64Array;
  /** Indexes into `nodes` (counted in nodes) of each edge's two ends. */
  readonly sources: Uint32Array;
  readonly targets: Uint32Array;
  /** Drive time of each edge in seconds. */
  readonly seconds: Float64Array;
  /**
   * The bends of all edges, two numbers per bend; the bends of edge e start at `bendStarts[e]` and end before
   * the next.
   */
  readonly bends: Float64Array;
  readonly bendStarts: Uint32Array;
  /** Kind of each edge, as an index into `kinds`. */
  readonly edgeKinds: Uint32Array;
  readonly kinds: readonly RoadKind[];
}

export interface RoadKind {
  /** OpenStreetMap `highway` value. */
  readonly class: string;
  /** OpenStreetMap `surface` value. */
  readonly surface: string;
  readonly name: string | null;
}

const ROWS_PER_PAGE = 20_000;

interface RoadNodeRow {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

interface RoadEdgeRow {
  readonly id: number;
  readonly source: number;
  readonly target: number;
  readonly class: string;
  readonly surface: string;
  readonly name: string | null;
  readonly seconds: number;
  /** Little-endian well-known binary of the LineString, as hexadecimal text. */
  readonly line: string;
}

/**
 * Yields the rows of a table in the order of their ids, a page at a time, so that no answer of the store grows
 * with the table.
 */
async function* readPages<T extends { readonly id: number }>(query: Query, sql: string): AsyncGenerator<T[]> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await query<T>(`${sql} WHERE id > $1 ORDER BY id LIMIT ${ROWS_PER_PAGE}`, [last]);
    if (rows.length > 0) yield rows;
    if (rows.length < ROWS_PER_PAGE) return;
    last = rows.at(-1)!.id;
  }
}

/** A Float64Array that grows. */
class GrowingArray {
  private values = new Float64Array(1 << 16);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = new Float64Array(this.values.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = value;
  }

  toArray(): Float64Array {
    return this.values.slice(0, this.length);
  }
}

/**
 * Adds the points between the ends of a line given as well-known binary (its first and last are the nodes'
 * own).
 */
function pushBends(hex: string, bends: GrowingArray): void {
  const bytes = Buffer.from(hex, 'hex');
  // Byte order, type (4 bytes), number of points (4 bytes), then 16 bytes per point.
  const count = bytes.readUInt32LE(5);
  for (let point = 1; point < count - 1; point++) {
    bends.push(bytes.readDoubleLE(9 + 16 * point));
    bends.push(bytes.readDoubleLE(17 + 16 * point));
  }
}

async function readNodes(query: Query) {
  const indexes = new Map<number, number>();
  const nodes = new GrowingArray();
  const rows = readPages<RoadNodeRow>(query, 'SELECT id, ST_X(geom) AS x, ST_Y(geom) AS y FROM road_node');
  for await (const page of rows)
    for (const { id, x, y } of page) {
      indexes.set(id, indexes.size);
      nodes.push(x);
      nodes.push(y);
    }
  return { indexes, nodes: nodes.toArray() };
}

/** Reads the road tables. */
export async function readRoadNetwork({ query }: Pick<Store, 'query'>): Promise<RoadNetwork> {
  const { indexes, nodes } = await readNodes(query);
  const [sources, targets, seconds] = [new GrowingArray(), new GrowingArray(), new GrowingArray()];
  const [edgeKinds, bendStarts, bends] = [new GrowingArray(), new GrowingArray(), new GrowingArray()];
  const kinds: RoadKind[] = [];
  const kindIndexes = new Map<string, number>();
  const rows = readPages<RoadEdgeRow>(
    query,
    `SELECT id, source, target, class, surface, name, 3600 * length_km / speed_kph AS seconds,
            encode(ST_AsBinary(geom, 'NDR'), 'hex') AS line
       FROM road_edge`
  );
  for await (const page of rows)
    for (const { source, target, class: roadClass, surface, name, seconds: time, line } of page) {
      const key = JSON.stringify([roadClass, surface, name]);
      const kind = kindIndexes.get(key) ?? kinds.push({ class: roadClass, surface, name }) - 1;
      kindIndexes.set(key, kind);
      sources.push(indexes.get(source)!);
      targets.push(indexes.get(target)!);
      seconds.push(time);
      edgeKinds.push(kind);
      bendStarts.push(bends.length / 2);
      pushBends(line, bends);
    }
  bendStarts.push(bends.length / 2);
  return {
    nodes,
    sources: Uint32Array.from(sources.toArray()),
    targets: Uint32Array.from(targets.toArray()),
    seconds: seconds.toArray(),
    bends: bends.toArray(),
    bendStarts: Uint32Array.from(bendStarts.toArray()),
    edgeKinds: Uint32Array.from(edgeKinds.toArray()),
    kinds
  };
}
