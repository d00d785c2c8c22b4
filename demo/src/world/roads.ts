import { hashToUnit } from '../kit/random';
import { interpolatePosition, computeLengthKm } from '../kit/geometry';
import { drawWiggle } from '../kit/wiggle';
import { isCrossingRiver, isInCreeks, isNearBridge } from './land';
import { PointGroups, findCheapestPath, indexLinksByPoint, buildTriangleLinks } from './road-graph';
import type { Position } from '../kit/geometry';
import type { RoadLink } from './road-graph';
import type { Settlement } from './settlements';

const ROAD_CLASSES = ['trunk', 'primary', 'secondary', 'tertiary', 'unclassified'] as const;
type RoadClass = (typeof ROAD_CLASSES)[number];

export interface RoadNode {
  readonly id: number;
  readonly name: string | null;
  readonly at: Position;
}

export interface RoadEdge {
  readonly id: number;
  readonly source: number;
  readonly target: number;
  readonly class: RoadClass;
  readonly name: string | null;
  readonly lengthKm: number;
  readonly speedKph: number;
  readonly surface: 'asphalt' | 'gravel' | 'earth';
  readonly state: string;
  readonly line: readonly Position[];
}

export interface RoadNetwork {
  readonly nodes: readonly RoadNode[];
  readonly edges: readonly RoadEdge[];
}

/** Maximum length of a road, km, unless it is the only connection. */
const LONGEST_KM = 45;
const LAND_STEP_KM = 2;
/** Maximum ratio of route length to straight line for a ranked road between two towns. */
const LONGEST_DETOUR = 2.3;

type LandTest = (point: Position) => boolean;

const isRouteOnLand = (a: Position, b: Position, km: number, onLand: LandTest): boolean => {
  const steps = Math.ceil(km / LAND_STEP_KM);
  for (let step = 1; step < steps; step += 1)
    if (!onLand(interpolatePosition(a, b, step / steps))) return false;
  return true;
};

/**
 * Chooses the roads among the possible links: enough to connect everything, some short cuts, none over the sea.
 */
function chooseLinks(settlements: readonly Settlement[], onLand: LandTest): RoadLink[] {
  const possible = buildTriangleLinks(settlements.map(({ at }) => at)).filter(({ a, b, km }) =>
    isRouteOnLand(settlements[a]!.at, settlements[b]!.at, km, onLand)
  );
  const wet = possible.map(({ a, b }) => isCrossingRiver(settlements[a]!.at, settlements[b]!.at));
  const wanted = possible.map((link, index) => {
    const [from, to] = [settlements[link.a]!, settlements[link.b]!];
    if (wet[index] || link.km > LONGEST_KM) return false;
    if (link.direct && isNearBridge(interpolatePosition(from.at, to.at, 0.5))) return true;
    const border = from.state === to.state ? 1 : 0.35;
    const creek = isInCreeks(from.at) ? 0.5 : 1;
    const chance = link.backbone ? 0.97 : link.direct ? 0.42 : 0.05;
    return hashToUnit(link.a, link.b, 41) < chance * border * creek + (link.backbone ? 0.02 : 0);
  });
  const groups = new PointGroups(settlements.length);
  possible.forEach(({ a, b }, index) => wanted[index] && groups.join(a, b));
  const byNeed = possible
    .map((link, index) => ({ index, need: link.km * (wet[index] ? 6 : 1) }))
    .sort((x, y) => x.need - y.need || x.index - y.index);
  for (const { index } of byNeed)
    if (groups.join(possible[index]!.a, possible[index]!.b)) wanted[index] = true;
  const main = groups.findLargest();
  return possible.filter(({ a }, index) => wanted[index] && groups.findRoot(a) === main);
}

interface RoadTier {
  readonly class: RoadClass;
  readonly towns: readonly number[];
}

/** Returns the towns of each tier of roads: the great cities, the large towns, all towns. */
function listTiers(settlements: readonly Settlement[]): RoadTier[] {
  const listTownsWhere = (accept: (settlement: Settlement) => boolean): number[] =>
    settlements.flatMap((settlement, index) => (settlement.town && accept(settlement) ? [index] : []));
  return [
    { class: 'trunk', towns: listTownsWhere(({ town }) => (town?.rank ?? 4) <= 2) },
    {
      class: 'primary',
      towns: listTownsWhere(({ town }) => (town?.population ?? 0) >= 40_000 || (town?.rank ?? 4) <= 2)
    },
    { class: 'secondary', towns: listTownsWhere(({ town }) => (town?.rank ?? 4) <= 3) },
    { class: 'tertiary', towns: listTownsWhere(() => true) }
  ];
}

interface RankedLinks {
  readonly class: RoadClass[];
  readonly name: (string | null)[];
}

/** Ranks roads by the towns they connect: the route between neighbouring cities is trunk, and so on down. */
function rankLinks(settlements: readonly Settlement[], links: readonly RoadLink[]): RankedLinks {
  const at = indexLinksByPoint(settlements.length, links);
  const ranked: RankedLinks = { class: links.map(() => 'unclassified'), name: links.map(() => null) };
  const level = new Int8Array(links.length).fill(ROAD_CLASSES.length - 1);
  listTiers(settlements).forEach((tier, rank) => {
    const reachable = tier.towns.filter((index) => at[index]!.length > 0);
    const pairs = buildTriangleLinks(reachable.map((index) => settlements[index]!.at)).filter(
      ({ direct, km }) => direct && km < 330
    );
    for (const pair of pairs.sort((x, y) => x.km - y.km)) {
      const [from, to] = [reachable[pair.a]!, reachable[pair.b]!];
      const way = findCheapestPath(
        from,
        to,
        links,
        at,
        (link) => links[link]!.km * (level[link]! <= rank ? 0.6 : 1)
      );
      const km = way?.reduce((sum, link) => sum + links[link]!.km, 0) ?? Infinity;
      if (!way || km > pair.km * LONGEST_DETOUR) continue;
      for (const link of way) {
        if (level[link]! <= rank) continue;
        level[link] = rank;
        ranked.class[link] = tier.class;
        if (rank <= 2)
          ranked.name[link] = `${settlements[from]!.town?.name}–${settlements[to]!.town?.name} Road`;
      }
    }
  });
  return ranked;
}

const SPEEDS: Readonly<Record<RoadClass, readonly [open: number, urban: number]>> = {
  trunk: [85, 55],
  primary: [70, 45],
  secondary: [60, 40],
  tertiary: [45, 35],
  unclassified: [30, 25]
};
const EARTH_KPH = 20;

function pickSurface(roadClass: RoadClass, urban: boolean, luck: number): RoadEdge['surface'] {
  if (roadClass === 'unclassified')
    return urban ? (luck < 0.5 ? 'asphalt' : 'earth') : luck < 0.45 ? 'gravel' : 'earth';
  if (roadClass === 'tertiary') return luck < 0.65 ? 'asphalt' : 'gravel';
  return 'asphalt';
}

/**
 * Returns the speed, km/h: by class, lower in towns, lowest on an earth track; good sections of trunk road are
 * faster.
 */
function computeSpeed(
  roadClass: RoadClass,
  surface: RoadEdge['surface'],
  urban: boolean,
  luck: number
): number {
  if (surface === 'earth' && !urban) return EARTH_KPH;
  const [open, inTown] = SPEEDS[roadClass];
  if (urban) return inTown;
  return roadClass === 'trunk' ? 80 + Math.round(luck * 2) * 5 : open;
}

/**
 * Straightens major roads: their junctions outside towns are moved towards the line between their neighbours.
 */
function straightenRoads(
  settlements: readonly Settlement[],
  links: readonly RoadLink[],
  ranked: RankedLinks
): Position[] {
  let points = settlements.map(({ at }) => at);
  const great = links.filter(
    (_, index) => ranked.class[index] === 'trunk' || ranked.class[index] === 'primary'
  );
  const at = indexLinksByPoint(settlements.length, great);
  for (let round = 0; round < 3; round += 1)
    points = points.map((point, index) => {
      if (settlements[index]!.town || settlements[index]!.urban || at[index]!.length !== 2) return point;
      const [p, q] = at[index]!.map(
        (link) => points[great[link]!.a === index ? great[link]!.b : great[link]!.a]!
      );
      return interpolatePosition(point, interpolatePosition(p!, q!, 0.5), 0.3);
    });
  return points.map(([x, y]): Position => [Math.round(x * 1e5) / 1e5, Math.round(y * 1e5) / 1e5]);
}

const BENDS: Readonly<Record<RoadClass, number>> = {
  trunk: 0.06,
  primary: 0.09,
  secondary: 0.12,
  tertiary: 0.15,
  unclassified: 0.18
};

/** Builds the road network over the settlements: connected, with nodes only at junctions, ends and places. */
export function buildRoads(settlements: readonly Settlement[], onLand: LandTest): RoadNetwork {
  const links = chooseLinks(settlements, onLand);
  const ranked = rankLinks(settlements, links);
  const points = straightenRoads(settlements, links, ranked);
  const used = [...new Set(links.flatMap(({ a, b }) => [a, b]))].sort((x, y) => x - y);
  const idOf = new Map(used.map((index, position) => [index, position + 1]));
  const edges = links.map(({ a, b }, index): RoadEdge => {
    const roadClass = ranked.class[index]!;
    const urban = settlements[a]!.urban && settlements[b]!.urban;
    const luck = hashToUnit(a, b, 42);
    const surface = pickSurface(roadClass, urban, luck);
    const line = drawWiggle(points[a]!, points[b]!, { step: 0.011, amplitude: BENDS[roadClass] });
    return {
      id: index + 1,
      source: idOf.get(a) ?? 0,
      target: idOf.get(b) ?? 0,
      class: roadClass,
      name: ranked.name[index]!,
      lengthKm: Math.round(computeLengthKm(line) * 1e4) / 1e4,
      speedKph: computeSpeed(roadClass, surface, urban, luck),
      surface,
      state: settlements[a]!.state,
      line
    };
  });
  const nodes = used.map((index): RoadNode => ({
    id: idOf.get(index) ?? 0,
    name: settlements[index]!.town?.name ?? null,
    at: points[index]!
  }));
  return { nodes, edges };
}
