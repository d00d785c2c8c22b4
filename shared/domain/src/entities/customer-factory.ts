import { z } from 'zod';
import { CUSTOMER_RAW_MATERIALS, CUSTOMER_TYPES, STATUSES } from '../enumerations';
import { NO_COST } from './bounds';
import { describeField } from './field';
import {
  anyText,
  basis,
  creation,
  filledText,
  identity,
  createListSchema,
  PLACE_KEYS,
  place,
  position,
  createQuantityTextSchema
} from './values';

/** A factory of a customer. Source: section 3 "Customer factory". */
export const customerFactory = z.object({
  ...identity,
  name: describeField(filledText, { description: 'Name of the customer' }),
  phoneNumber: describeField(anyText.optional(), { description: 'Telephone number, in any form' }),
  ...position,
  ...place,
  factoryType: describeField(z.enum(CUSTOMER_TYPES), { description: 'Type of factory' }),
  rawMaterials: describeField(createListSchema(CUSTOMER_RAW_MATERIALS), {
    description: 'Raw materials it buys'
  }),
  status: describeField(z.enum(STATUSES), { description: 'Status' }),
  ...creation,
  costPMS: describeField(createQuantityTextSchema('costPMS', NO_COST), {
    unit: 'NGN',
    description: 'Cost of PMS'
  }),
  costAGO: describeField(createQuantityTextSchema('costAGO', NO_COST), {
    unit: 'NGN',
    description: 'Cost of AGO'
  })
});

/** PUT /api/customers/{id}. Source: section 7.4. */
export const customerUpdate = customerFactory.omit(PLACE_KEYS).partial({ id: true }).extend(basis).strict();
/** POST /api/customers. Source: section 7.4. */
export const customerCreate = customerUpdate.omit({ id: true, version: true });
