/** Audit trail: author, time, old and new values of each change of a record. Source: ledger row BY-07. */
import { z } from 'zod';
import { RECORD_NAMES } from './record-names';

/** Actions on a record; `restore` undoes a deletion. */
export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'restore'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const record = z.record(z.string(), z.unknown()).nullable();

/** One change of a record. */
export const trailEntry = z.object({
  id: z.string().describe('Identifier of the entry; later ones have greater numbers'),
  recordType: z.enum(RECORD_NAMES),
  recordId: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  version: z.int().describe('Version of the record after the change; of a deletion, the last'),
  changedBy: z.string().describe('uid of the account'),
  changedByEmail: z.string().nullable(),
  changedAt: z.iso.datetime(),
  before: record.describe('The record before; null when it was entered or restored'),
  after: record.describe('The record after; null when it was deleted'),
  attached: z
    .int()
    .nullable()
    .describe(
      'Of a deletion: rows of other tables deleted with it (purchases allotted to an application); null if unknown'
    )
});
export type TrailEntry = z.output<typeof trailEntry>;

/** Sources of records that no account entered; `unknown` is one of the other two. */
const RECORD_SOURCES = ['demonstration', 'import', 'unknown'] as const;

/** Source of a record whose creation is not in the trail. */
export const recordOrigin = z.object({
  source: z
    .enum(RECORD_SOURCES)
    .describe("Demonstration data, an imported file, or 'unknown' where the table contains both"),
  createdAt: z.iso.datetime().describe('When it was created, by the record itself')
});
export type RecordOrigin = z.output<typeof recordOrigin>;

/** Number of rows of other tables that were restored with a deleted record. */
export const restoredRows = z.object({
  deleted: z.int().nullable().describe('Rows of other tables deleted with it; null if unknown'),
  restored: z.int().describe('How many of them were restored; the others refer to rows that no longer exist')
});
export type RestoredRows = z.output<typeof restoredRows>;
