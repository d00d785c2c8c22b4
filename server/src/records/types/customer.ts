import { customerCreate, customerRecord, customerUpdate } from '@site/domain';
import type { z } from 'zod';
import { commonProperties, createPlaceProperties, textProperty, textsProperty } from '../record-type';
import type { RecordType } from '../record-type';

type Payload = z.output<typeof customerCreate>;

/** Factories that buy from the company. */
export const customerRecords: RecordType<Payload> = {
  name: 'customer',
  noun: 'customer',
  table: 'customer',
  properties: {
    ...commonProperties,
    ...createPlaceProperties('customer'),
    name: textProperty('name'),
    phoneNumber: textProperty('phone_number'),
    factoryType: textProperty('factory_type'),
    rawMaterials: textsProperty('raw_materials'),
    status: textProperty('status'),
    costPMS: textProperty('cost_pms'),
    costAGO: textProperty('cost_ago')
  },
  searched: ['name', 'phoneNumber'],
  create: customerCreate,
  update: customerUpdate,
  answer: customerRecord,
  toColumns: ({ name, phoneNumber, factoryType, rawMaterials, status, costPMS, costAGO }) => ({
    name,
    phone_number: phoneNumber ?? null,
    factory_type: factoryType,
    raw_materials: rawMaterials,
    status,
    cost_pms: costPMS,
    cost_ago: costAGO
  })
};
