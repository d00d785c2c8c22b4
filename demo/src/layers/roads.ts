import { toLineWkb, toPointWkb } from '@site/server/src/store/wkb';
import type { SeedTable } from '../kit/seed-table';
import type { RoadEdge, RoadNode } from '../world/roads';

const ATTRIBUTION = 'Roads: demonstration data, not the real ones';

export const roadNodeTable: SeedTable<RoadNode> = {
  name: 'road_node',
  columns: { id: 'bigint', name: 'text', geom: 'geometry' },
  attribution: ATTRIBUTION,
  values: ({ id, name, at }) => ({ id, name, geom: toPointWkb(at) })
};

export const roadEdgeTable: SeedTable<RoadEdge> = {
  name: 'road_edge',
  columns: { id: 'bigint', source: 'bigint', target: 'bigint', geom: 'geometry' },
  attribution: ATTRIBUTION,
  values: (edge) => ({
    id: edge.id,
    source: edge.source,
    target: edge.target,
    class: edge.class,
    name: edge.name,
    length_km: edge.lengthKm,
    speed_kph: edge.speedKph,
    surface: edge.surface,
    geom: toLineWkb(edge.line)
  })
};
