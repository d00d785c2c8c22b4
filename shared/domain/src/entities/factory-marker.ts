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
import { field } from './field';
import {
  basis,
  creation,
  filledText,
  identity,
  imageUrls,
  listOf,
  optionalQuantityText,
  position,
  quantityOf,
  quantityText
} from './values';

/** A factory of the company on the map. Source: section 3 "Factory marker". */
export const factoryMarker = z.object({
  ...identity,
  _id: field(z.string().min(1).optional(), {
    access: 'readOnly',
    description: 'Identifier, second spelling'
  }),
  name: field(filledText, { description: 'Name of the factory' }),
  ...position,
  markerType: field(z.literal('Factory'), { description: 'Kind of marker' }),
  type: field(z.enum(FACTORY_TYPES), { description: 'Type of factory' }),
  status: field(z.enum(STATUSES), { description: 'Status' }),
  ...creation,
  rawMaterials: field(z.enum(FACTORY_RAW_MATERIALS).optional(), {
    description: 'Raw material it takes in; not for a biochar facility'
  }),
  imageUrls: field(imageUrls.default([]), { description: 'Addresses of its pictures' }),
  productionCapacity: field(quantityOf('productionCapacity').optional(), {
    unit: 't/day',
    description: 'Production capacity'
  }),
  processedVolume: field(quantityOf('processedVolume').optional(), {
    unit: 't/day',
    description: 'Processed volume: feedstock taken in'
  }),
  inventoryLevels: field(quantityOf('inventoryLevels').optional(), {
    unit: 't',
    description: 'Inventory levels'
  }),
  outputRate: field(optionalQuantityText('outputRate'), {
    unit: 't/day',
    description: 'Output rate, as entered; of a biochar facility derived from its input rate'
  }),
  biocharMaterials: field(listOf(BIOCHAR_MATERIALS).optional(), {
    description: 'What a biochar facility is fed with'
  }),
  inputRate: field(quantityText('inputRate', NO_INPUT_RATE), {
    unit: 't/day',
    description: 'Input rate of a biochar facility'
  })
});

const sent = factoryMarker.omit({ _id: true }).partial({ id: true }).extend(basis);

/** PATCH /api/marker-assets/{id} of a factory other than a biochar facility. Source: section 7.1. */
export const processingFactoryUpdate = sent
  .omit({ biocharMaterials: true, inputRate: true })
  .extend({ type: field(z.enum(PROCESSING_FACTORY_TYPES), { description: 'Type of factory' }) })
  .required({ rawMaterials: true })
  .strict();

/** PATCH /api/marker-assets/{id} of a biochar facility. Source: section 7.1. */
export const biocharFacilityUpdate = sent
  .omit({ rawMaterials: true, outputRate: true })
  .extend({ type: field(z.literal(BIOCHAR_FACILITY), { description: 'Type of factory' }) })
  .required({ biocharMaterials: true })
  .strict();

/** POST /api/marker-assets of a factory other than a biochar facility. Source: section 7.1. */
export const processingFactoryCreate = processingFactoryUpdate.omit({ id: true, version: true });
/**
 * POST /api/marker-assets of a biochar facility: it has materials and an input rate, but no raw material.
 * Source: section 7.1.
 */
export const biocharFacilityCreate = biocharFacilityUpdate.omit({ id: true, version: true });
