import type { FastifyInstance } from 'fastify';
import { partnerRecords } from '../../records/types/biochar-partner';
import type { AppContext } from '../../common/context';
import { registerList, registerOne } from '../record-calls';
import type { RecordCalls } from '../record-calls';
import { registerCreate, registerDelete, registerRestore, registerUpdate } from '../record-writes';

/**
 * Registers the endpoints of businesses that make biochar with the company, or may do so. Source: section 7.3.
 */
export function registerBiocharPartners(app: FastifyInstance, context: AppContext): void {
  const calls: RecordCalls = {
    app,
    context,
    type: partnerRecords,
    path: '/api/biochar-partners',
    tag: 'biochar partners',
    readers: 'staff'
  };
  registerList(calls);
  registerOne(calls);
  registerCreate(calls);
  registerUpdate(calls, 'PATCH');
  registerDelete(calls, 204);
  registerRestore(calls);
}
