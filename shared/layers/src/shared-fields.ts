import { NO_COST, QUANTITIES } from '@site/domain';
import { defineMoment, defineNumber, defineText, defineTexts, defineWhole } from './field';
import type { FieldPage } from './field';

/* Fields that several pages share. */

/** Id of a record in the product's endpoints; clients of the layer use its object id. */
export const recordId = {
  id: defineText('identifier', { length: 64, column: 'id' })
} as const satisfies Readonly<Record<string, FieldPage>>;

/** Fields of the history of a record: creation and last change. Only administrators see the accounts. */
export const recordHistory = {
  createdBy: defineText('enteredBy', { length: 60, column: 'created_by' }),
  createdByUser: defineText('accountThatEnteredIt', {
    length: 128,
    column: 'created_by_user',
    access: 'admin'
  }),
  createdAt: defineMoment('entered', { column: 'created_at' }),
  updatedAt: defineMoment('lastChanged', { column: 'updated_at' }),
  version: defineWhole('version', null, { column: 'version' })
} as const satisfies Readonly<Record<string, FieldPage>>;

/** Coordinates of a point, degrees north and east. */
export const coordinates = {
  latitude: defineNumber('latitude', null, 4, { position: 'latitude' }),
  longitude: defineNumber('longitude', null, 4, { position: 'longitude' })
} as const satisfies Readonly<Record<string, FieldPage>>;

/** Popup lines of a record's position. */
export const position = ['latitude', 'longitude'] as const;
/** Last popup lines of a record: id, creator and last change. */
export const entry = ['id', 'createdBy', 'updatedAt'] as const;

/** Area of an outline, hectares: from the file, or measured on the ellipsoid. */
export const measuredHectares = defineNumber('area', 'ha', 1, {
  column: 'hectare',
  imported: { aliases: ['hectares', 'area_ha', 'ha'], above: 0, max: 10_000_000, optional: true }
});

/** Addresses of the pictures of a record. */
export const pictures = defineTexts('picturesAddressesASpaceBetweenTwo', {
  column: 'image_urls',
  separator: ' ',
  imported: { between: /[\s,;]+/, webAddresses: true, optional: true, otherwise: [] }
});

/** Tonnes in stock at a factory or a warehouse. */
export const inventoryLevels = defineNumber('inventoryLevels', 't', 1, {
  column: 'inventory_levels',
  imported: { ...QUANTITIES.inventoryLevels, optional: true }
});

const importedCost = {
  isQuantity: true,
  unit: { en: 'NGN per litre', fr: 'NGN par litre' },
  optional: true,
  otherwise: NO_COST
} as const;

/** Costs of petrol (PMS) and diesel (AGO). */
export const fuelCosts = {
  costPMS: defineText('costOfPms', {
    unit: 'NGN/l',
    length: 40,
    column: 'cost_pms',
    imported: importedCost
  }),
  costAGO: defineText('costOfAgo', {
    unit: 'NGN/l',
    length: 40,
    column: 'cost_ago',
    imported: importedCost
  })
} as const satisfies Readonly<Record<string, FieldPage>>;

/** Names of the ward, LGA and state of a place. */
export const wardPlace = {
  wardname: defineText('ward', {
    column: 'ward_name',
    imported: { aliases: ['ward'], optional: true, otherwise: '' }
  }),
  lganame: defineText('lga', { length: 60, column: 'lga_name' }),
  statename: defineText('state', { length: 60, column: 'state_name' })
} as const satisfies Readonly<Record<string, FieldPage>>;
