import { LGAS, isInsideRing, computeDoubleArea } from '@site/domain';
import { drawWigglesApart } from '../kit/wiggle';
import { buildBorderRings, cutIntoLgas } from './lga-mesh';
import { toRing, walkFaces } from './walk-faces';
import { readStates, buildStatePolygons } from './states';
import type { Lga } from '@site/domain';
import type { Polygon, Position } from '../kit/geometry';
import type { LgaSeat } from './seats';
import type { HalfEdge, Loop } from './walk-faces';
import type { InnerEdge, LgaMesh } from './lga-mesh';

export interface StateShape {
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

export interface LgaShape extends Lga {
  readonly polygons: readonly Polygon[];
  readonly seat: Position;
}

export interface Boundaries {
  readonly states: readonly StateShape[];
  readonly lgas: readonly LgaShape[];
}

/** Pieces of about 2 km that deviate up to 16 % of their length, like a stream or a ridge. */
const STYLE = { step: 0.02, amplitude: 0.16 };

interface InnerLine extends InnerEdge {
  readonly line: readonly Position[];
}

const reverseLine = (line: readonly Position[]): Position[] => [...line].reverse();

function createHalfEdges(borders: readonly (readonly Position[])[], inner: readonly InnerLine[]): HalfEdge[] {
  const border = borders.flatMap((ring) =>
    ring.slice(1).map((to, index) => ({ from: ring[index]!, to, line: [ring[index]!, to], left: null }))
  );
  const both = inner.flatMap(({ a, b, line, left, right }) => [
    { from: a, to: b, line, left },
    { from: b, to: a, line: reverseLine(line), left: right }
  ]);
  return [...border, ...both];
}

const findNearestSeat = ([x, y]: Position, seats: readonly LgaSeat[]): LgaSeat =>
  seats.reduce((best, seat) =>
    Math.hypot(seat.at[0] - x, seat.at[1] - y) < Math.hypot(best.at[0] - x, best.at[1] - y) ? seat : best
  );

/**
 * Returns the LGA of a face: as its inner lines determine it, otherwise (an island) that of the nearest seat.
 */
const findOwner = (loop: Loop, seats: readonly LgaSeat[]): string =>
  loop.find(({ left }) => left !== null)?.left ?? findNearestSeat(loop[0]!.from, seats).code;

const listCorners = (loop: Loop): Position[] => [...loop.map(({ from }) => from), loop[0]!.from];
const computeLoopArea = (loop: Loop): number => computeDoubleArea(listCorners(loop));

/**
 * Reassigns the fragments of an LGA with several faces (when a bay or a bend of the border cut its cell). The
 * face with the seat stays; each other one goes to the neighbour with the longest shared border. Islands stay.
 */
function reassignFragments(
  edges: readonly HalfEdge[],
  loops: readonly Loop[],
  seats: readonly LgaSeat[]
): InnerEdge[] | null {
  const faceOf = new Map(loops.flatMap((loop, face) => loop.map((edge) => [edge, face] as const)));
  const owner = loops.map((loop) => findOwner(loop, seats));
  const homeOf = new Map<string, number>();
  loops.forEach((loop, face) => {
    const home = homeOf.get(owner[face]!);
    if (home === undefined || computeLoopArea(loop) > computeLoopArea(loops[home]!))
      homeOf.set(owner[face]!, face);
  });
  for (const { code, at } of seats) {
    const home = loops.findIndex((loop, face) => owner[face] === code && isInsideRing(at, listCorners(loop)));
    if (home >= 0) homeOf.set(code, home);
  }
  const byEnds = new Map(edges.map((edge) => [`${edge.from}|${edge.to}`, edge]));
  const findTwin = ({ from, to }: HalfEdge): HalfEdge | undefined => byEnds.get(`${to}|${from}`);
  let changed = false;
  loops.forEach((loop, face) => {
    if (homeOf.get(owner[face]!) === face) return;
    const shared = new Map<string, number>();
    for (const edge of loop) {
      const other = findTwin(edge);
      const neighbour = other && owner[faceOf.get(other) ?? face];
      if (neighbour && neighbour !== owner[face])
        shared.set(
          neighbour,
          (shared.get(neighbour) ?? 0) + Math.hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1])
        );
    }
    const [winner] = [...shared].sort((x, y) => y[1] - x[1])[0] ?? [];
    if (!winner) return;
    owner[face] = winner;
    changed = true;
  });
  if (!changed) return null;
  return edges.flatMap((edge) => {
    const other = findTwin(edge);
    if (!other || edge.left === null || `${edge.from}` > `${edge.to}`) return [];
    const [left, right] = [owner[faceOf.get(edge) ?? 0]!, owner[faceOf.get(other) ?? 0]!];
    return left === right ? [] : [{ a: edge.from, b: edge.to, left, right }];
  });
}

/** Returns the inner lines of a state after fragments are reassigned. */
function buildInnerEdges(mesh: LgaMesh, state: LgaMesh['states'][number]): InnerEdge[] {
  const straight = state.edges.map((edge) => ({ ...edge, line: [edge.a, edge.b] }));
  const edges = createHalfEdges(buildBorderRings(mesh, state.outline), straight);
  return reassignFragments(edges, walkFaces(edges), state.seats) ?? state.edges;
}

/** Returns the maximum amplitude of a line, lower near a seat, so that each seat stays in its LGA. */
function computeAmplitude({ a, b, left, right }: InnerEdge, seatOf: ReadonlyMap<string, Position>): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const room = [left, right].map((code) => {
    const [x, y] = seatOf.get(code) ?? a;
    const share = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (length * length)));
    return Math.hypot(x - a[0] - share * dx, y - a[1] - share * dy);
  });
  // All displacements of the repeated halving together stay below twice the first.
  return Math.min(STYLE.amplitude, (0.45 * Math.min(...room)) / length);
}

/**
 * Draws the outlines of states and LGAs. LGAs fill their state without gap or overlap; the result is
 * repeatable.
 */
export function drawBoundaries(): Boundaries {
  const mesh = cutIntoLgas(readStates());
  const settled = mesh.states.map((state) => ({ ...state, edges: buildInnerEdges(mesh, state) }));
  const all = settled.flatMap(({ edges }) => edges);
  const seatOf = new Map(settled.flatMap(({ seats }) => seats.map(({ code, at }) => [code, at] as const)));
  const lines = drawWigglesApart(
    all.map((edge) => ({ a: edge.a, b: edge.b, amplitude: computeAmplitude(edge, seatOf) })),
    STYLE.step,
    mesh.arcs
  );
  const lineOf = new Map(all.map((edge, index) => [edge, lines[index]]));

  const polygonsOf = new Map<string, Polygon[]>();
  for (const { outline, edges, seats } of settled) {
    const drawn = edges.map((edge) => ({ ...edge, line: lineOf.get(edge) ?? [edge.a, edge.b] }));
    for (const loop of walkFaces(createHalfEdges(buildBorderRings(mesh, outline), drawn))) {
      const code = findOwner(loop, seats);
      polygonsOf.set(code, [...(polygonsOf.get(code) ?? []), [toRing(loop)]]);
    }
  }
  return {
    states: mesh.states.map(({ outline }) => ({
      name: outline.name,
      polygons: buildStatePolygons(mesh.arcs, outline)
    })),
    lgas: LGAS.map((lga) => ({
      ...lga,
      polygons: polygonsOf.get(lga.code) ?? [],
      seat: seatOf.get(lga.code) ?? [0, 0]
    }))
  };
}
