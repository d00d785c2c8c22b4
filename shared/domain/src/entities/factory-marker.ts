import { z } from 'zod';
import {
  BIOCHAR_FACILITY,
  BIOCHAR_MATERIALS,
  FACTORY_RAW_MATERIALS,
  FACTORY_TYPES,
  PROCESSING_FACTORY_TYPES,
  STATUSES
} from '../enumerations';
import { NO_INPUT_RATE } from './bounds';
import { describeField } from './field';
import {
  basis,
  creation,
  filledText,
  identity,
  imageUrls,
  createListSchema,
  createOptionalQuantityTextSchema,
  PLACE_KEYS,
  place,
  position,
  createQuantitySchema,
  createQuantityTextSchema
} from './values';

/** A factory of the company on the map. Source: section 3 "Factory marker". */
export const factoryMarker = z.object({
  ...identity,
  _id: describeField(z.string().min(1).optional(), {
    access: 'readOnly',
    description: 'Identifier, second spelling'
  }),
  name: describeField(filledText, { description: 'Name of the factory' }),
  ...position,
  ...place,
  markerType: describeField(z.literal('Factory'), { description: 'Kind of marker' }),
  type: describeField(z.enum(FACTORY_TYPES), { description: 'Type of factory' }),
  status: describeField(z.enum(STATUSES), { description: 'Status' }),
  ...creation,
  rawMaterials: describeField(z.enum(FACTORY_RAW_MATERIALS).optional(), {
    description: 'Raw material it takes in; not for a biochar facility'
  }),
  imageUrls: describeField(imageUrls.default([]), { description: 'Addresses of its pictures' }),
  productionCapacity: describeField(createQuantitySchema('productionCapacity').optional(), {
    unit: 't/day',
    description: 'Production capacity'
  }),
  processedVolume: describeField(createQuantitySchema('processedVolume').optional(), {
    unit: 't/day',
    description: 'Processed volume: feedstock taken in'
  }),
  inventoryLevels: describeField(createQuantitySchema('inventoryLevels').optional(), {
    unit: 't',
    description: 'Inventory levels'
  }),
  outputRate: describeField(createOptionalQuantityTextSchema('outputRate'), {
    unit: 't/day',
    description: 'Output rate, as entered; of a biochar facility derived from its input rate'
  }),
  biocharMaterials: describeField(createListSchema(BIOCHAR_MATERIALS).optional(), {
    description: 'Materials that a biochar facility processes'
  }),
  inputRate: describeField(createQuantityTextSchema('inputRate', NO_INPUT_RATE), {
    unit: 't/day',
    description: 'Input rate of a biochar facility'
  })
});

const factoryPayload = factoryMarker
  .omit({ _id: true, ...PLACE_KEYS })
  .partial({ id: true })
  .extend(basis);

/** PATCH /api/marker-assets/{id} of a factory other than a biochar facility. Source: section 7.1. */
export const processingFactoryUpdate = factoryPayload
  .omit({ biocharMaterials: true, inputRate: true })
  .extend({ type: describeField(z.enum(PROCESSING_FACTORY_TYPES), { description: 'Type of factory' }) })
  .required({ rawMaterials: true })
  .strict();

/** PATCH /api/marker-assets/{id} of a biochar facility. Source: section 7.1. */
export const biocharFacilityUpdate = factoryPayload
  .omit({ rawMaterials: true, outputRate: true })
  .extend({ type: describeField(z.literal(BIOCHAR_FACILITY), { description: 'Type of factory' }) })
  .required({ biocharMaterials: true })
  .strict();

/** POST /api/marker-assets of a factory other than a biochar facility. Source: section 7.1. */
export const processingFactoryCreate = processingFactoryUpdate.omit({ id: true, version: true });
/**
 * POST /api/marker-assets of a biochar facility: it has materials and an input rate, but no raw material.
 * Source: section 7.1.
 */
export const biocharFacilityCreate = biocharFacilityUpdate.omit({ id: true, version: true });
