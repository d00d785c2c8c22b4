import { QUANTITIES } from '@site/domain';
import { moment, number, text, texts, whole } from './field';
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

/** Where a record stands, as lines of its popup. */
export const position = ['latitude', 'longitude'] as const;
/** Who entered a record and when, as the last lines of its popup. */
export const entry = ['id', 'createdBy', 'updatedAt'] as const;

/** The area of an outline: the file's, or measured on the ellipsoid. */
export const measuredHectares = number('area', 'ha', 1, {
  column: 'hectare',
  imported: { aliases: ['hectares', 'area_ha', 'ha'], above: 0, max: 10_000_000, optional: true }
});

/** Addresses of pictures of a record. */
export const pictures = texts('picturesAddressesASpaceBetweenTwo', {
  column: 'image_urls',
  separator: ' ',
  imported: { between: /[\s,;]+/, webAddresses: true, optional: true, otherwise: [] }
});

/** Tonnes that a factory or a warehouse keeps. */
export const inventoryLevels = number('inventoryLevels', 't', 1, {
  column: 'inventory_levels',
  imported: { ...QUANTITIES.inventoryLevels, optional: true }
});

/** The ward, LGA and state of a place, by name. */
export const wardPlace = {
  wardname: text('ward', {
    column: 'ward_name',
    imported: { aliases: ['ward'], optional: true, otherwise: '' }
  }),
  lganame: text('lga', { length: 60, column: 'lga_name' }),
  statename: text('state', { length: 60, column: 'state_name' })
} as const satisfies Readonly<Record<string, FieldPage>>;
