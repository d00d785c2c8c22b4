/** Personal data stored about a person, for administrators. Source: docs/rules/personal-data.md. */
import { z } from 'zod';

/** Replaces erased personal data where a table or a schema requires a value. */
export const ERASED = '[erased]';

/** Rows of one table about the person. */
const personTable = z.object({
  table: z.string().describe('Table of the database'),
  total: z.int().describe('Number of its rows about the person'),
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .describe('The rows as stored, the first 10,000; without hashes of passwords and tokens')
});

/** All stored data about a person. */
export const personData = z.object({ tables: z.array(personTable).describe('Empty if nothing is stored') });
export type PersonData = z.output<typeof personData>;

/** Number of rows erased from a field. */
export const erasedCount = z.object({
  table: z.string(),
  field: z
    .string()
    .describe("Column, of JSON with its key ('before.phoneNumber'); 'row' if the whole row is deleted"),
  rows: z.int().describe('Rows of the table that contained it')
});

/** Result of an erasure, or of a dry run. */
export const personErasure = z.object({
  dryRun: z.boolean().describe('Whether it was only counted'),
  counts: z.array(erasedCount).describe('Empty if nothing is stored')
});
export type PersonErasure = z.output<typeof personErasure>;

/** Log entry of an erasure of personal data: author, time and counts, never the person. */
export const personalDataEntry = z.object({
  id: z.string().describe('Identifier of the entry; later ones have greater numbers'),
  action: z.enum(['retention', 'erase']).describe('By the retention rule, or a person by an administrator'),
  changedBy: z.string().describe("uid of the account; 'retention' for the daily job, or command-line"),
  changedByEmail: z.string().nullable(),
  changedAt: z.iso.datetime(),
  counts: z.array(erasedCount)
});
export type PersonalDataEntry = z.output<typeof personalDataEntry>;
