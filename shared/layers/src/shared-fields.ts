import { moment, number, text, whole } from './field';
import type { FieldPage } from './field';

/* Fields that several pages have. */

/** The id that the product's calls know a record by; clients of the layer know it by its number. */
export const recordId = { id: text('identifier', { length: 64, column: 'id' }) } as const satisfies Readonly<
  Record<string, FieldPage>
>;

/** Who entered a record and when it was changed last. The account behind an entry is for administrators. */
export const recordHistory = {
  createdBy: text('enteredBy', { length: 60, column: 'created_by' }),
  createdByUser: text('accountThatEnteredIt', {
    length: 128,
    column: 'created_by_user',
    access: 'admin'
  }),
  createdAt: moment('entered', { column: 'created_at' }),
  updatedAt: moment('lastChanged', { column: 'updated_at' }),
  version: whole('version', null, { column: 'version' })
} as const satisfies Readonly<Record<string, FieldPage>>;

/** Degrees north and east of a point. */
export const coordinates = {
  latitude: number('latitude', null, 4, { position: 'latitude' }),
  longitude: number('longitude', null, 4, { position: 'longitude' })
} as const satisfies Readonly<Record<string, FieldPage>>;

/** The area of an outline: the file's, or measured on the ellipsoid. */
export const measuredHectares = number('area', 'ha', 1, {
  column: 'hectare',
  imported: { aliases: ['hectares', 'area_ha', 'ha'], above: 0, optional: true }
});
