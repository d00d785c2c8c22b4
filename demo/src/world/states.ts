import { computeDoubleArea } from '@site/domain';
import { roundPosition } from '../kit/geometry';
import { stateTopology } from '../sources';
import type { StateTopology } from '../sources';
import type { Polygon, Position } from '../kit/geometry';

/** A state as closed rings of arc references: the outer ring counter-clockwise, holes clockwise. */
export interface StateOutline {
  readonly name: string;
  readonly polygons: readonly (readonly ArcRing[])[];
}
export type ArcRing = readonly number[];

/** State borders; each shared border line is present once. */
export interface StateMesh {
  readonly arcs: readonly (readonly Position[])[];
  readonly states: readonly StateOutline[];
}

const decodeArcs = ({ arcs, transform: { scale, translate } }: StateTopology): Position[][] =>
  arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx!;
      y += dy!;
      return roundPosition([x * scale[0]! + translate[0]!, y * scale[1]! + translate[1]!]);
    });
  });

/** Returns the closed ring of positions that the arc references describe. */
export function buildRing(arcs: readonly (readonly Position[])[], ring: ArcRing): Position[] {
  const points: Position[] = [];
  for (const reference of ring) {
    const arc = reference < 0 ? [...arcs[~reference]!].reverse() : arcs[reference]!;
    points.push(...(points.length > 0 ? arc.slice(1) : arc));
  }
  return points;
}

const reverseArcs = (ring: ArcRing): ArcRing => [...ring].reverse().map((reference) => ~reference);

/** Reads the state outlines. */
export function readStates(topology: StateTopology = stateTopology): StateMesh {
  const arcs = decodeArcs(topology);
  const states = topology.objects.nga.geometries.map(({ type, properties, arcs: references }) => {
    const polygons = (type === 'Polygon' ? [references] : references) as readonly (readonly ArcRing[])[];
    return {
      name: properties.name,
      polygons: polygons.map((rings) =>
        rings.map((ring, index) =>
          computeDoubleArea(buildRing(arcs, ring)) > 0 === (index === 0) ? ring : reverseArcs(ring)
        )
      )
    };
  });
  return { arcs, states: states.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** Returns a state's polygons with the given border lines. */
export const buildStatePolygons = (
  arcs: readonly (readonly Position[])[],
  { polygons }: StateOutline
): Polygon[] => polygons.map((rings) => rings.map((ring) => buildRing(arcs, ring)));
