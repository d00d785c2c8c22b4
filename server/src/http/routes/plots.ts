import type { FastifyInstance } from 'fastify';
import { plotRecords } from '../../records/types/plot';
import type { AppContext } from '../../common/context';
import { registerList, registerOne } from '../record-calls';
import type { RecordCalls } from '../record-calls';
import { registerCreate, registerDelete, registerRestore, registerUpdate } from '../record-writes';

/** Registers the endpoints of suppliers' plots. Source: ledger row BY-16. */
export function registerPlots(app: FastifyInstance, context: AppContext): void {
  const calls: RecordCalls = {
    app,
    context,
    type: plotRecords,
    path: '/api/plots',
    tag: 'plots',
    readers: 'staff'
  };
  registerList(calls);
  registerOne(calls);
  registerCreate(calls);
  registerUpdate(calls, 'PUT');
  registerDelete(calls, 200);
  registerRestore(calls);
}
