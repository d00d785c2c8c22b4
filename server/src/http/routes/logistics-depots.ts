import type { FastifyInstance } from 'fastify';
import { depotRecords } from '../../records/types/logistics-depot';
import type { AppContext } from '../../common/context';
import { registerCollection, registerOne } from '../record-calls';
import type { RecordCalls } from '../record-calls';
import { registerCreate, registerDelete, registerRestore, registerUpdate } from '../record-writes';

/** Registers the endpoints of depots of vehicles and fuel. Source: section 7.5. */
export function registerLogisticsDepots(app: FastifyInstance, context: AppContext): void {
  const calls: RecordCalls = {
    app,
    context,
    type: depotRecords,
    path: '/api/LogisticDepot',
    tag: 'logistics depots',
    readers: 'staff'
  };
  registerCollection(calls, '/api/LogisticDepot');
  registerOne(calls);
  registerCreate(calls);
  registerUpdate(calls, 'PUT');
  registerDelete(calls, 200);
  registerRestore(calls);
}
