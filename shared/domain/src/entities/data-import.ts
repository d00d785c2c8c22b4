import { z } from 'zod';

/** Kinds of notes on rows of a file, the most serious first. */
export const IMPORT_NOTE_KINDS = ['refused', 'warning', 'repaired'] as const;

/** Rows of a file with the same note. */
export const importNotes = z.object({
  kind: z.enum(IMPORT_NOTE_KINDS),
  field: z.string().nullable().describe('Field that the note is about; null for the whole row'),
  message: z.string(),
  count: z.int().min(1).describe('Number of rows'),
  rows: z.array(z.int()).describe('The first of them: lines of a CSV file, features of others')
});

/** Report of an import or of a check: what the file contains and what becomes of it. */
export const importReport = z.object({
  unit: z.enum(['line', 'feature', 'row', 'piece']).describe('What a row of the file is called'),
  read: z.int().describe('Rows of the file'),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  removed: z.int().describe('Rows of demonstration data that the import replaces'),
  refused: z.int().describe('Rows that cannot be imported'),
  leftOut: z.int().describe('Pieces of the file that are not imported by design'),
  repairs: z.int(),
  warnings: z.int(),
  notes: z.array(importNotes).describe('Notes on rows, grouped; the largest group of each kind first'),
  otherNotes: z.int().describe('Notes that are not in the groups because there are too many'),
  remarks: z.array(z.string()).describe('Remarks on the whole file')
});
export type ImportReport = z.infer<typeof importReport>;

/** An import in the history. */
export const dataImport = z.object({
  id: z.string(),
  dataset: z.string(),
  fileName: z.string(),
  attribution: z.string().nullable(),
  importedBy: z
    .string()
    .nullable()
    .describe('E-mail of the account; null for the command line or once erased'),
  importedAt: z.iso.datetime(),
  report: importReport,
  undoneBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  canUndo: z.boolean().describe('Whether the rows before it are still stored')
});
export type DataImport = z.infer<typeof dataImport>;

/**
 * Differences between a row as an import left it and as it is now: 'edited', 'deleted', 'recreated' (the import
 * deleted it, and it exists again), 'used' (rows added since refer to it), 'erased' (its personal data was
 * erased, so that it is not stored any more).
 */
export const LATER_CHANGES = ['edited', 'deleted', 'recreated', 'used', 'erased'] as const;
export type LaterChange = (typeof LATER_CHANGES)[number];

/** Result of an undo, or of its check. */
export const importUndo = z.object({
  deleted: z.int().describe('Rows of the import that are deleted again'),
  restored: z.int().describe('Rows that the import changed or deleted and that are as before again'),
  kept: z.int().describe('Rows that stay as they are because they were changed since'),
  later: z
    .array(z.object({ table: z.string(), key: z.string(), change: z.enum(LATER_CHANGES) }))
    .describe('Rows that were changed since the import, at most 200'),
  laterCount: z.int().describe('Number of all of them')
});
export type ImportUndo = z.infer<typeof importUndo>;
