import { toPointWkb } from '@site/server/src/store/wkb';
import type { SeedTable } from '../kit/seed-table';
import type { Town } from '../world/towns';

export const placeTable: SeedTable<Town> = {
  name: 'place',
  columns: { name: 'text', state: 'text', population: 'integer', rank: 'smallint', geom: 'geometry' },
  attribution: 'Places: GeoNames, CC BY 4.0',
  values: ({ name, state, population, rank, at }) => ({ name, state, population, rank, geom: toPointWkb(at) })
};
