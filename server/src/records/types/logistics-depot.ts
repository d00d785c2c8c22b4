import { GASES, depotRecord, logisticsDepotCreate, logisticsDepotUpdate } from '@site/domain';
import type { Gas } from '@site/domain';
import type { z } from 'zod';
import { commonProperties, createPlaceProperties, textProperty } from '../record-type';
import type { RecordType } from '../record-type';

type Payload = z.output<typeof logisticsDepotCreate>;

/** The column of each fuel's cost. */
const COLUMN: Readonly<Record<Gas, string>> = { PMS: 'cost_pms', AGO: 'cost_ago' };

/** Depots of vehicles and fuel. */
export const depotRecords: RecordType<Payload> = {
  name: 'logisticsDepot',
  noun: 'logistics depot',
  table: 'logistics_depot',
  properties: {
    ...commonProperties,
    ...createPlaceProperties('logistics_depot'),
    name: textProperty('name'),
    costPMS: textProperty('cost_pms'),
    costAGO: textProperty('cost_ago'),
    status: textProperty('status')
  },
  searched: ['name'],
  create: logisticsDepotCreate,
  update: logisticsDepotUpdate,
  answer: depotRecord,
  toColumns: ({ name, gas, status }) => ({
    name,
    status,
    ...Object.fromEntries(gas.map((fuel) => [COLUMN[fuel.name], fuel.cost]))
  }),
  view: ({ costPMS, costAGO, ...depot }) => {
    const cost: Readonly<Record<Gas, unknown>> = { PMS: costPMS, AGO: costAGO };
    return { ...depot, gas: GASES.map((name) => ({ name, cost: cost[name] })) };
  }
};
