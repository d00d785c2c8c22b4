import { Delaunay } from 'd3-delaunay';
import { interpolatePosition, computeCrossingShare, isInsidePolygons, roundPosition } from '../kit/geometry';
import { buildRing, buildStatePolygons } from './states';
import { placeSeats } from './seats';
import type { StateMesh, StateOutline } from './states';
import type { LgaSeat } from './seats';
import type { Position } from '../kit/geometry';

/** A line between two LGAs of one state; `left` and `right` are LGA codes, seen from a to b. */
export interface InnerEdge {
  readonly a: Position;
  readonly b: Position;
  readonly left: string;
  readonly right: string;
}

/** States divided into LGAs by inner edges; the border lines also contain the end points of these edges. */
export interface LgaMesh {
  readonly arcs: readonly (readonly Position[])[];
  readonly states: readonly {
    readonly outline: StateOutline;
    readonly edges: InnerEdge[];
    readonly seats: LgaSeat[];
  }[];
}

interface VoronoiEdge {
  readonly a: Position;
  readonly b: Position;
  readonly p: LgaSeat;
  readonly q: LgaSeat;
}

/** Computes the Voronoi edges between the seats; eight distant helper points close every cell. */
function buildVoronoiEdges(seats: readonly LgaSeat[]): VoronoiEdge[] {
  const [cx, cy] = seats[0]!.at;
  const helpers = Array.from({ length: 8 }, (_, index): Position => [
    cx + 30 * Math.cos((index * Math.PI) / 4 + 0.1),
    cy + 30 * Math.sin((index * Math.PI) / 4 + 0.1)
  ]);
  const points = [...seats.map(({ at }) => at), ...helpers];
  const { triangles, halfedges } = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]));
  const computeCentre = (triangle: number): Position =>
    computeCircumcentre(
      points[triangles[3 * triangle]!]!,
      points[triangles[3 * triangle + 1]!]!,
      points[triangles[3 * triangle + 2]!]!
    );
  const edges: VoronoiEdge[] = [];
  for (let half = 0; half < halfedges.length; half += 1) {
    const twin = halfedges[half]!;
    if (twin < half) continue;
    const [p, q] = [triangles[half]!, triangles[half % 3 === 2 ? half - 2 : half + 1]!];
    if (p >= seats.length || q >= seats.length) continue;
    const a = roundPosition(computeCentre(Math.floor(half / 3)));
    const b = roundPosition(computeCentre(Math.floor(twin / 3)));
    if (a[0] !== b[0] || a[1] !== b[1]) edges.push({ a, b, p: seats[p]!, q: seats[q]! });
  }
  return edges;
}

function computeCircumcentre([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): Position {
  const [dx, dy, ex, ey] = [bx - ax, by - ay, cx - ax, cy - ay];
  const [bl, cl] = [dx * dx + dy * dy, ex * ex + ey * ey];
  const d = 0.5 / (dx * ey - dy * ex);
  return [ax + (ey * bl - dy * cl) * d, ay + (dx * cl - ex * bl) * d];
}

/** A point to insert into a border line. */
interface BorderInsertion {
  readonly segment: number;
  readonly share: number;
  readonly point: Position;
}

class BorderLines {
  private readonly insertions = new Map<number, BorderInsertion[]>();

  constructor(private readonly arcs: readonly (readonly Position[])[]) {}

  /** Cuts an edge where it crosses the arcs; returns the points along it, both ends included. */
  cutEdge(a: Position, b: Position, arcs: readonly number[]): Position[] {
    const cuts: { share: number; point: Position }[] = [];
    for (const arc of arcs)
      for (let segment = 1; segment < this.arcs[arc]!.length; segment += 1) {
        const [c, d] = [this.arcs[arc]![segment - 1]!, this.arcs[arc]![segment]!];
        const share = computeCrossingShare(a, b, c, d);
        if (share === null) continue;
        const point = roundPosition(interpolatePosition(a, b, share));
        cuts.push({ share, point });
        const along = Math.hypot(point[0] - c[0], point[1] - c[1]) / Math.hypot(d[0] - c[0], d[1] - c[1]);
        this.insertions.set(arc, [...(this.insertions.get(arc) ?? []), { segment, share: along, point }]);
      }
    return [a, ...cuts.sort((x, y) => x.share - y.share).map(({ point }) => point), b];
  }

  /** Returns the arcs with every cut inserted as a point. */
  withCuts(): Position[][] {
    return this.arcs.map((arc, index) => {
      const cuts = [...(this.insertions.get(index) ?? [])].sort(
        (x, y) => x.segment - y.segment || x.share - y.share
      );
      const line: Position[] = [];
      arc.forEach((point, at) => {
        line.push(...cuts.filter(({ segment }) => segment === at).map(({ point: cut }) => cut), point);
      });
      return line;
    });
  }
}

/** Divides each state into LGAs by the nearest seat. */
export function cutIntoLgas(mesh: StateMesh): LgaMesh {
  const borders = new BorderLines(mesh.arcs);
  const states = mesh.states.map((outline) => {
    const polygons = buildStatePolygons(mesh.arcs, outline);
    const seats = placeSeats(outline.name, polygons);
    const arcs = outline.polygons.flat(2).map((reference) => (reference < 0 ? ~reference : reference));
    const edges = (seats.length > 1 ? buildVoronoiEdges(seats) : []).flatMap(
      ({ a, b, p, q }): InnerEdge[] => {
        const points = borders.cutEdge(a, b, arcs);
        const pOnLeft = (b[0] - a[0]) * (p.at[1] - a[1]) - (b[1] - a[1]) * (p.at[0] - a[0]) > 0;
        const [left, right] = pOnLeft ? [p.code, q.code] : [q.code, p.code];
        return points.slice(1).flatMap((end, index) => {
          const start = points[index]!;
          return isInsidePolygons(interpolatePosition(start, end, 0.5), polygons)
            ? [{ a: start, b: end, left, right }]
            : [];
        });
      }
    );
    return { outline, edges, seats };
  });
  return { arcs: borders.withCuts(), states };
}

/** Returns the border lines of a state, each in the direction with the state on its left. */
export const buildBorderRings = ({ arcs }: LgaMesh, { polygons }: StateOutline): Position[][] =>
  polygons.flatMap((rings) => rings.map((ring) => buildRing(arcs, ring)));
