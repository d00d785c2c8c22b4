import { z } from 'zod';
import { CUSTOMER_RAW_MATERIALS, CUSTOMER_TYPES, STATUSES } from '../enumerations';
import { NO_COST } from './bounds';
import { field } from './field';
import { anyText, basis, creation, filledText, identity, listOf, position, quantityText } from './values';

/** A factory of a customer. Source: section 3 "Customer factory". */
export const customerFactory = z.object({
  ...identity,
  name: field(filledText, { description: 'Name of the customer' }),
  phoneNumber: field(anyText.optional(), { description: 'Telephone number, in any form' }),
  ...position,
  factoryType: field(z.enum(CUSTOMER_TYPES), { description: 'Type of factory' }),
  rawMaterials: field(listOf(CUSTOMER_RAW_MATERIALS), { description: 'Raw materials it buys' }),
  status: field(z.enum(STATUSES), { description: 'Status' }),
  ...creation,
  costPMS: field(quantityText('costPMS', NO_COST), { unit: 'NGN', description: 'Cost of PMS' }),
  costAGO: field(quantityText('costAGO', NO_COST), { unit: 'NGN', description: 'Cost of AGO' })
});

/** PUT /api/customers/{id}. Source: section 7.4. */
export const customerUpdate = customerFactory.partial({ id: true }).extend(basis).strict();
/** POST /api/customers. Source: section 7.4. */
export const customerCreate = customerUpdate.omit({ id: true, version: true });
