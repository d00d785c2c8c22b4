import { roundPosition, signedArea } from '../kit/geometry';
import { stateTopology } from '../sources';
import type { StateTopology } from '../sources';
import type { Polygon, Position } from '../kit/geometry';

/** A state as closed rings of arc references: the outer ring counter-clockwise, holes clockwise. */
export interface StateOutline {
  readonly name: string;
  readonly polygons: readonly (readonly ArcRing[])[];
}
export type ArcRing = readonly number[];

/** The states' borders: each border line once, whoever shares it. */
export interface StateMesh {
  readonly arcs: readonly (readonly Position[])[];
  readonly states: readonly StateOutline[];
}

const decode = ({ arcs, transform: { scale, translate } }: StateTopology): Position[][] =>
  arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx!;
      y += dy!;
      return roundPosition([x * scale[0]! + translate[0]!, y * scale[1]! + translate[1]!]);
    });
  });

/** The closed ring of positions that arc references stand for. */
export function ringOf(arcs: readonly (readonly Position[])[], ring: ArcRing): Position[] {
  const points: Position[] = [];
  for (const reference of ring) {
    const arc = reference < 0 ? [...arcs[~reference]!].reverse() : arcs[reference]!;
    points.push(...(points.length > 0 ? arc.slice(1) : arc));
  }
  return points;
}

const turned = (ring: ArcRing): ArcRing => [...ring].reverse().map((reference) => ~reference);

/** Reads the state outlines. */
export function readStates(topology: StateTopology = stateTopology): StateMesh {
  const arcs = decode(topology);
  const states = topology.objects.nga.geometries.map(({ type, properties, arcs: references }) => {
    const polygons = (type === 'Polygon' ? [references] : references) as readonly (readonly ArcRing[])[];
    return {
      name: properties.name,
      polygons: polygons.map((rings) =>
        rings.map((ring, index) =>
          signedArea(ringOf(arcs, ring)) > 0 === (index === 0) ? ring : turned(ring)
        )
      )
    };
  });
  return { arcs, states: states.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** A state's polygons with the border lines given. */
export const statePolygons = (
  arcs: readonly (readonly Position[])[],
  { polygons }: StateOutline
): Polygon[] => polygons.map((rings) => rings.map((ring) => ringOf(arcs, ring)));
