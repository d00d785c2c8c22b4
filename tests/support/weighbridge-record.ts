import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordHistory } from '../../shared/domain/src';
import type { AppContext } from '../../server/src/common/context';
import { registerList, registerOne } from '../../server/src/http/record-calls';
import type { RecordCalls } from '../../server/src/http/record-calls';
import {
  registerCreate,
  registerDelete,
  registerRestore,
  registerUpdate
} from '../../server/src/http/record-writes';
import { commonProperties, numberProperty, textProperty } from '../../server/src/records/record-type';
import type { RecordName } from '../../shared/domain/src';
import type { RecordType } from '../../server/src/records/record-type';

/*
 * A kind of record for tests only. In the product each part has its own file, see ARCHITECTURE.md: the table is
 * a migration, the schemas are an entity of the domain, the type and the calls belong to the server.
 */

export const WEIGHBRIDGE_TABLE = `
  CREATE TABLE weighbridge (
    id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
    object_id serial NOT NULL UNIQUE,
    name text NOT NULL,
    capacity double precision NOT NULL,
    created_by text NOT NULL DEFAULT 'admin',
    created_by_user text,
    updated_by_user text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    geom geometry(Point, 4326) NOT NULL
  )`;

const payload = {
  name: z.string().trim().min(1).max(200),
  capacity: z.number().positive().describe('Tonnes that it weighs at once'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180)
};
const create = z.strictObject(payload);
const update = z.strictObject({
  ...payload,
  id: z.string().optional(),
  version: z.int().optional()
});
export const weighbridgeRecord = z.object({ id: z.string(), ...payload, ...recordHistory.shape });

/** The product has a list of kind names; a test adds its own. */
export const WEIGHBRIDGE = 'weighbridge' as RecordName;

const weighbridges: RecordType<z.output<typeof create>> = {
  name: WEIGHBRIDGE,
  noun: 'weighbridge',
  table: 'weighbridge',
  properties: { ...commonProperties, name: textProperty('name'), capacity: numberProperty('capacity') },
  searched: ['name'],
  create,
  update,
  answer: weighbridgeRecord,
  toColumns: ({ name, capacity }) => ({ name, capacity })
};

export function registerWeighbridges(app: FastifyInstance, context: AppContext): void {
  const calls: RecordCalls = {
    app,
    context,
    type: weighbridges,
    path: '/api/weighbridges',
    tag: 'weighbridges',
    readers: 'staff'
  };
  registerList(calls);
  registerOne(calls);
  registerCreate(calls);
  registerUpdate(calls, 'PATCH');
  registerDelete(calls, 204);
  registerRestore(calls);
}
