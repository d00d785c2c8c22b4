import { customerCreate, customerRecord, customerUpdate } from '@site/domain';
import type { z } from 'zod';
import { commonProperties, text, texts } from '../record-type';
import type { RecordType } from '../record-type';

type Payload = z.output<typeof customerCreate>;

/** Factories that buy from the company. */
export const customerRecords: RecordType<Payload> = {
  name: 'customer',
  noun: 'customer',
  table: 'customer',
  properties: {
    ...commonProperties,
    name: text('name'),
    phoneNumber: text('phone_number'),
    factoryType: text('factory_type'),
    rawMaterials: texts('raw_materials'),
    status: text('status'),
    costPMS: text('cost_pms'),
    costAGO: text('cost_ago')
  },
  searched: ['name', 'phoneNumber'],
  create: customerCreate,
  update: customerUpdate,
  answer: customerRecord,
  columnsOf: ({ name, phoneNumber, factoryType, rawMaterials, status, costPMS, costAGO }) => ({
    name,
    phone_number: phoneNumber ?? null,
    factory_type: factoryType,
    raw_materials: rawMaterials,
    status,
    cost_pms: costPMS,
    cost_ago: costAGO
  })
};
