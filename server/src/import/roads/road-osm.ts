import { computeDistance } from '@site/domain';
import { toLineWkb } from '../../store/wkb';
import { OsmPbfError, readOsmPbf } from '../../engines/routing/read-osm-pbf';
import { findPositionProblem } from '../geometry';
import { ImportError } from '../import-error';
import { toImportError } from '../sources/guard-rows';
import { EARTH_CLASSES, FASTEST_KPH, ROAD_CLASSES } from './network';
import type { Position } from '../../store/wkb';
import type { DatasetInput } from '../dataset';
import { toText } from '../texts/import-text';
import type { Report } from '../report';
import type { EdgeRow, Network, NodeRow } from './network';

/**
 * Speed on a road without a speed limit, km/h, by OpenStreetMap class:
 * see docs/decisions/0020-declare-datasets-for-one-import-engine.md.
 */
const USUAL_KPH: Readonly<Record<string, number>> = {
  motorway: 100,
  motorway_link: 60,
  trunk: 80,
  trunk_link: 50,
  primary: 70,
  primary_link: 50,
  secondary: 60,
  secondary_link: 40,
  tertiary: 50,
  tertiary_link: 40,
  unclassified: 40,
  residential: 30,
  track: 20
};
const KPH_PER_MPH = 1.609344;

/** SITE's surfaces by OpenStreetMap surface; other surfaces follow from the class. */
const SURFACES: Readonly<Record<string, string>> = {
  asphalt: 'asphalt',
  paved: 'asphalt',
  concrete: 'asphalt',
  paving_stones: 'asphalt',
  gravel: 'gravel',
  fine_gravel: 'gravel',
  compacted: 'gravel',
  unpaved: 'earth',
  earth: 'earth',
  dirt: 'earth',
  ground: 'earth',
  sand: 'earth',
  mud: 'earth'
};

function readSpeed(tags: ReadonlyMap<string, string>, highway: string): number {
  const [, limit, unit] = /^(\d+(?:\.\d+)?)\s*(mph)?$/.exec(tags.get('maxspeed')?.trim() ?? '') ?? [];
  const kph = Number(limit) * (unit ? KPH_PER_MPH : 1);
  return kph >= 1 && kph <= FASTEST_KPH ? kph : USUAL_KPH[highway]!;
}

interface OsmRoad {
  readonly highway: string;
  readonly name: string | null;
  readonly surface: string;
  readonly speed: number;
  readonly refs: readonly number[];
}

function readRoads(path: string): OsmRoad[] {
  const roads: OsmRoad[] = [];
  readOsmPbf(path, {
    way: ({ tags, refs }) => {
      const highway = tags.get('highway') ?? '';
      if (!Object.hasOwn(USUAL_KPH, highway) || refs.length < 2) return;
      const surface =
        SURFACES[tags.get('surface') ?? ''] ?? (EARTH_CLASSES.has(highway) ? 'earth' : 'asphalt');
      roads.push({ highway, name: tags.get('name') ?? null, surface, speed: readSpeed(tags, highway), refs });
    }
  });
  return roads;
}

/** The nodes of roads in typed arrays: an extract of a country has millions. */
class NodePositions {
  private readonly ids: Float64Array;
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly uses: Uint8Array;

  constructor(roads: readonly OsmRoad[]) {
    const all = new Float64Array(roads.reduce((sum, { refs }) => sum + refs.length, 0));
    let getPosition = 0;
    for (const { refs } of roads) for (const ref of refs) all[getPosition++] = ref;
    all.sort();
    this.ids = all.filter((id, index) => index === 0 || id !== all[index - 1]);
    this.x = new Float64Array(this.ids.length).fill(Number.NaN);
    this.y = this.x.slice();
    this.uses = new Uint8Array(this.ids.length);
    for (const { refs } of roads)
      refs.forEach((ref, index) => {
        // Both ends of a road are junctions, even if no other road meets there.
        const end = index === 0 || index === refs.length - 1;
        const place = this.indexOf(ref);
        this.uses[place] = Math.min(2, this.uses[place]! + (end ? 2 : 1));
      });
  }

  private indexOf(id: number): number {
    let [low, high] = [0, this.ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (this.ids[middle] === id) return middle;
      if (this.ids[middle]! < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  setPosition(id: number, x: number, y: number): void {
    const index = this.indexOf(id);
    if (index >= 0) [this.x[index], this.y[index]] = [x, y];
  }

  /**
   * Returns longitude and latitude in degrees, rounded to the seven decimals of an extract; NaN for a missing
   * node.
   */
  getPosition(id: number): Position {
    const index = this.indexOf(id);
    const roundDegrees = (degrees: Float64Array): number => Math.round(degrees[index]! * 1e7) / 1e7;
    return [roundDegrees(this.x), roundDegrees(this.y)];
  }

  isJunction(id: number): boolean {
    return this.uses[this.indexOf(id)]! >= 2;
  }
}

/** Splits a road into pieces from junction to junction. */
function* splitAtJunctions({ refs }: OsmRoad, places: NodePositions): Generator<readonly number[]> {
  let from = 0;
  for (let at = 1; at < refs.length; at++)
    if (places.isJunction(refs[at]!)) {
      yield refs.slice(from, at + 1);
      from = at;
    }
}

const toLatLon = ([longitude, latitude]: Position) => ({ latitude, longitude });

/** Returns the length of a line in kilometres. */
const computeLengthKm = (line: readonly Position[]): number =>
  line.slice(1).reduce((sum, to, at) => sum + computeDistance(toLatLon(line[at]!), toLatLon(to)), 0) / 1000;

function buildNetwork(roads: readonly OsmRoad[], places: NodePositions, report: Report): Network {
  const nodes = new Map<number, NodeRow>();
  const edges: EdgeRow[] = [];
  let left = 0;
  for (const road of roads)
    for (const refs of splitAtJunctions(road, places)) {
      const line = refs.map((ref) => places.getPosition(ref));
      const [source, target] = [refs[0]!, refs.at(-1)!];
      const length = computeLengthKm(line);
      if (source === target || length === 0 || line.some(([x, y]) => findPositionProblem(x, y) !== null)) {
        left += 1;
        continue;
      }
      for (const [id, [x, y]] of [[source, line[0]!] as const, [target, line.at(-1)!] as const])
        nodes.set(id, { id, name: null, x, y });
      edges.push({
        id: edges.length + 1,
        source,
        target,
        class: ROAD_CLASSES[road.highway]!,
        name: road.name,
        length_km: length,
        speed_kph: road.speed,
        surface: road.surface,
        geom: toLineWkb(line)
      });
    }
  // A way has many pieces, which are the unit of the count.
  report.unit = 'piece';
  report.read = edges.length + left;
  report.leftOut = left;
  if (left > 0)
    report.remarks.push(
      toText(
        `${left} pieces of road were left out: loops, or with a node that is not in the file or not in Nigeria.`
      )
    );
  return { nodes: [...nodes.values()].sort((a, b) => a.id - b.id), edges };
}

/**
 * Reads a network from an OpenStreetMap extract: ways for cars, split at their junctions. Every edge is
 * two-way, as everywhere in the network.
 * @throws ImportError when the file is no extract or has no roads.
 */
export function readRoadOsm({ file }: DatasetInput, report: Report): Network {
  try {
    const roads = readRoads(file.path);
    const places = new NodePositions(roads);
    readOsmPbf(file.path, { node: (id, x, y) => places.setPosition(id, x, y) });
    const network = buildNetwork(roads, places, report);
    if (network.edges.length === 0) throw new ImportError(`${file.name} has no roads in Nigeria.`);
    report.remarks.push(
      toText(`${roads.length} ways were cut at their junctions into ${report.read} pieces of road.`),
      toText('One-way roads count as roads for both ways.')
    );
    return network;
  } catch (error) {
    if (error instanceof OsmPbfError)
      throw new ImportError(`${file.name} cannot be read: ${error.message}.`, { cause: error });
    throw toImportError(file.name, error);
  }
}
