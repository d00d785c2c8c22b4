import { z } from 'zod';
import { FACTORY_RAW_MATERIALS, STATUSES } from '../enumerations';
import type { FactoryRawMaterial } from '../enumerations';
import { factoryMarker } from './factory-marker';
import { describeField } from './field';
import {
  basis,
  creation,
  filledText,
  identity,
  imageUrls,
  createListSchema,
  place,
  PLACE_KEYS,
  position
} from './values';

/** An AP, which is a warehouse. Source: section 3 "AP (warehouse)". */
export const accessPoint = z.object({
  ...identity,
  _id: describeField(z.string().min(1).optional(), {
    access: 'readOnly',
    description: 'Identifier, second spelling'
  }),
  name: describeField(filledText, { description: 'Name of the warehouse' }),
  ...position,
  ...place,
  markerType: describeField(z.literal('AP'), { description: 'Kind of marker' }),
  type: describeField(z.literal('AP'), { description: 'Type; always the same' }),
  status: describeField(z.enum(STATUSES), { description: 'Status' }),
  ...creation,
  rawMaterials: describeField(createListSchema(FACTORY_RAW_MATERIALS), {
    description: 'Raw materials that it stores'
  }),
  imageUrls: describeField(imageUrls.default([]), { description: 'Addresses of its pictures' })
});

const { productionCapacity, processedVolume, inventoryLevels } = factoryMarker.shape;
/** Figures that a request may contain besides the fields of the AP form. Source: section 7.1. */
export const accessPointFigures = { productionCapacity, processedVolume, inventoryLevels };

/**
 * A payload may name the materials `rawMaterial` and may omit the type; the stored record has a list and the
 * type.
 */
const accessPointPayload = accessPoint
  .omit({ _id: true, ...PLACE_KEYS })
  .partial({ id: true, rawMaterials: true })
  .extend({
    ...basis,
    ...accessPointFigures,
    type: describeField(accessPoint.shape.type.default('AP'), { description: 'Type; always the same' }),
    rawMaterial: describeField(createListSchema(FACTORY_RAW_MATERIALS).optional(), {
      description: 'Raw materials, second spelling'
    })
  })
  .strict();

type MaterialsPayload = Pick<z.infer<typeof accessPointPayload>, 'rawMaterial' | 'rawMaterials'>;

const hasMaterials = ({ rawMaterial, rawMaterials }: MaterialsPayload): boolean =>
  rawMaterials !== undefined || rawMaterial !== undefined;
const MISSING_MATERIALS = { path: ['rawMaterials'], error: 'at least one raw material' };

/**
 * Converts a payload to the stored form. The cast is safe because it runs only after {@link hasMaterials}
 * passed.
 */
const toStoredForm = <Payload extends MaterialsPayload>({ rawMaterial, rawMaterials, ...rest }: Payload) => ({
  ...rest,
  rawMaterials: (rawMaterials ?? rawMaterial) as FactoryRawMaterial[]
});

/** POST /api/marker-assets of an AP. Source: section 7.1. */
export const accessPointCreate = accessPointPayload
  .omit({ id: true, version: true })
  .refine(hasMaterials, MISSING_MATERIALS)
  .transform(toStoredForm);

/** The form has no pictures and no figures, so values that a payload omits are left unchanged. */
const accessPointChange = accessPointPayload.extend({
  imageUrls: describeField(imageUrls.optional(), {
    description: 'Addresses of its pictures; unchanged if omitted'
  })
});
/** PATCH /api/marker-assets/{id} of an AP. Source: section 7.1. */
export const accessPointUpdate = accessPointChange
  .refine(hasMaterials, MISSING_MATERIALS)
  .transform(toStoredForm);
