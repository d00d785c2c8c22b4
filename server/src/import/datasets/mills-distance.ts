import { number, text } from '../kinds';
import { tableDataset } from '../table-dataset';

/** Straight distances of places from the nearest mill. */
export const millsDistance = tableDataset({
  name: 'mills-distance',
  title: 'Mills distance',
  table: 'mills_distance',
  geometry: 'point',
  columns: {
    location: text('Location', { aliases: ['place', 'name'] }),
    dist_km: number('DIST_KM', { aliases: ['distance'], min: 0, unit: 'kilometres' })
  },
  key: ['location', 'geom']
});
