import type { FastifyInstance } from 'fastify';
import { isFactory, markerRecords } from '../../records/types/marker-asset';
import { hasRole } from '../../common/roles';
import type { AppContext } from '../../common/context';
import { registerCollection, registerList, registerOne } from '../record-calls';
import type { RecordCalls } from '../record-calls';
import { registerCreate, registerDelete, registerRestore, registerUpdate } from '../record-writes';

/**
 * Registers the endpoints of the company's factories and APs; investors see only factories. Source: section
 * 7.1.
 */
export function registerMarkerAssets(app: FastifyInstance, context: AppContext): void {
  const calls: RecordCalls = {
    app,
    context,
    type: markerRecords,
    path: '/api/marker-assets',
    tag: 'marker assets',
    readers: 'investor',
    mayRead: (caller, record) => hasRole(caller, 'staff') || isFactory(record),
    narrowed: (caller) => (hasRole(caller, 'staff') ? [] : [() => "marker_type = 'Factory'"]),
    mayList: (caller, { filters: { markerType } }) =>
      hasRole(caller, 'staff') || (markerType?.includes('Factory') ?? true)
  };
  registerList(calls);
  registerCollection(calls, '/api/marker-assets/filterJSON');
  registerCollection(calls, '/api/marker-assets/filter');
  registerOne(calls);
  registerCreate(calls);
  registerUpdate(calls, 'PATCH');
  registerDelete(calls, 200);
  registerRestore(calls);
}
