import { lgaAtSql } from '../figures/lga-at';
import { date, double, integer, objectId, text } from './dataset';
import type { Field } from './dataset';

/** The number a client of the layer knows a record by, and the id that the product's calls use. */
export const recordIds = (alias: string): Field[] => [
  objectId(`${alias}.object_id`),
  text('id', 'Identifier', `${alias}.id`, 64)
];

/** Who entered a record and when it was changed last. The account behind an entry is for administrators. */
export const recordHistory = (alias: string): Field[] => [
  text('createdBy', 'Entered by', `${alias}.created_by`, 60),
  { ...text('createdByUser', 'Account that entered it', `${alias}.created_by_user`, 128), access: 'admin' },
  date('createdAt', 'Entered', `${alias}.created_at`),
  date('updatedAt', 'Last changed', `${alias}.updated_at`),
  integer('version', 'Version', `${alias}.version`)
];

/** Degrees north and east of a point. */
export const coordinates = (geometry: string): Field[] => [
  double('latitude', 'Latitude', `ST_Y(${geometry})`),
  double('longitude', 'Longitude', `ST_X(${geometry})`)
];

/** A join `place`: the LGA that a point lies in. */
export const placeJoin = (geometry: string): Readonly<Record<string, string>> => ({
  place: `LEFT JOIN LATERAL (${lgaAtSql(geometry)}) AS place ON true`
});

/** Fields of the join {@link placeJoin}. */
export const placeFields: readonly Field[] = [
  text('State', 'State', 'place.state', 60, 'place'),
  text('LGA', 'LGA', 'place.name', 60, 'place')
];
