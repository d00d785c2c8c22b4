import type { MultiPolygon } from 'geojson';
import { closeRing, computeDoubleArea, groupRings } from '@site/domain';
import type { Ring } from './grid';

/** Combines outer rings (counter-clockwise) and holes (clockwise) that neither cross nor touch, the largest first. */
export function toMultiPolygon(rings: readonly Ring[]): MultiPolygon {
  const sized = rings.map((ring) => ({ ring, area: computeDoubleArea(ring) }));
  const outers = sized.filter(({ area }) => area > 0).sort((a, b) => b.area - a.area);
  const holes = sized.filter(({ area }) => area < 0);
  const { polygons } = groupRings(
    outers.map(({ ring }) => ring),
    holes.map(({ ring }) => ring)
  );
  return {
    type: 'MultiPolygon',
    coordinates: polygons.map((polygon) => polygon.map((ring) => closeRing(ring).map(([x, y]) => [x, y])))
  };
}
