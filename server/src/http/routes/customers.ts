import type { FastifyInstance } from 'fastify';
import { customerRecords } from '../../records/types/customer';
import type { AppContext } from '../../common/context';
import { registerCollection, registerOne } from '../record-calls';
import type { RecordCalls } from '../record-calls';
import { registerCreate, registerDelete, registerRestore, registerUpdate } from '../record-writes';

/** Registers the endpoints of factories that buy from the company. Source: section 7.4. */
export function registerCustomers(app: FastifyInstance, context: AppContext): void {
  const calls: RecordCalls = {
    app,
    context,
    type: customerRecords,
    path: '/api/customers',
    tag: 'customers',
    readers: 'staff'
  };
  registerCollection(calls, '/api/customers/filterJSON');
  registerOne(calls);
  registerCreate(calls);
  registerUpdate(calls, 'PUT');
  registerDelete(calls, 200);
  registerRestore(calls);
}
