import { z } from 'zod';
import type { Locale } from '../locale';
import { ownLayer, ownLayerChoice } from './own-layer';

/** Kinds of notes on rows of a file, the most serious first. */
export const IMPORT_NOTE_KINDS = ['refused', 'warning', 'repaired'] as const;

const localized = z.object({ en: z.string(), fr: z.string() });

/** A text of a report. Reports of earlier releases are in English only. */
const reportText = z.union([z.string(), localized]);
export type ReportText = z.infer<typeof reportText>;

/** Returns a text of a report in a language. */
export const formatReportText = (text: ReportText, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** Rows of a file with the same note. */
export const importNotes = z.object({
  kind: z.enum(IMPORT_NOTE_KINDS),
  field: z.string().nullable().describe('Field that the note is about; null for the whole row'),
  message: reportText,
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
  remarks: z.array(reportText).describe('Remarks on the whole file')
});
export type ImportReport = z.infer<typeof importReport>;
/** Names of a row, which differ by the format of the file. */
export type ImportUnit = ImportReport['unit'];

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

/** Largest uploaded file, bytes. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
/** Rows of a file in a preview. */
export const PREVIEW_ROWS = 20;
/** Rows with notes on a page of an answer, with their values. */
export const MAX_NOTED_ROWS = 200;

/** A dataset that files can be imported into. */
const importDataset = z.object({
  name: z.string(),
  title: localized,
  geometry: z.enum(['point', 'line', 'polygon', 'plot', 'none']).describe('A plot is an outline or a point'),
  fields: z.array(
    z.object({
      name: z.string(),
      says: localized.describe('Valid values, with the unit'),
      required: z.boolean(),
      label: localized
    })
  ),
  carriesAttribution: z.boolean().describe('Whether a file may state its source itself')
});
export type ImportDatasetInfo = z.infer<typeof importDataset>;

/** Datasets that files can be imported into, and how files are read. */
export const importDatasets = z.object({
  data: z.array(importDataset),
  ownLayers: z.array(ownLayer).describe('Layers that were made from files that fit no dataset'),
  referenceSystems: z.array(z.object({ code: z.string(), name: z.string() })),
  endings: z.array(z.string()).describe("Endings of files that are read, such as '.csv'")
});
export type ImportDatasets = z.infer<typeof importDatasets>;

/** A file that was uploaded for an import. */
export const importUpload = z.object({ id: z.string(), name: z.string(), bytes: z.int() });
export type ImportUpload = z.infer<typeof importUpload>;

const cells = z.record(z.string(), z.string()).describe('Texts by column; empty cells are missing');

/** Dataset that a file fits, by the names of its columns and its geometries. */
export const importProposal = z.object({
  dataset: z.string(),
  map: z.record(z.string(), z.string()).describe('Column by field'),
  missing: z.array(z.string()).describe('Required fields without a column')
});

/** Beginning of a file, and the datasets that it fits, the best one first. */
export const importPreview = z.object({
  unit: z.enum(['line', 'feature', 'row']),
  columns: z.array(z.string()),
  rows: z.array(
    z.object({ row: z.int(), cells, geometry: z.unknown().nullable().describe('GeoJSON of WGS84, or null') })
  ),
  proposals: z.array(importProposal)
});
export type ImportPreview = z.infer<typeof importPreview>;

/** How an uploaded file is imported. */
export const importChoice = z.strictObject({
  dataset: z.string().max(100),
  map: z.record(z.string().max(200), z.string().max(1_000)).default({}).describe('Column by field'),
  attribution: z.string().max(1_000).default('').describe('Source and licence, which the map shows'),
  crs: z.string().max(100).nullable().default(null).describe('Reference system, such as EPSG:26332'),
  sheet: z.string().max(200).nullable().default(null).describe('Sheet of a workbook'),
  layer: z.string().max(200).nullable().default(null).describe('Layer of a GeoPackage'),
  acceptPositions: z.boolean().default(false).describe('Take rows far from the LGA or state named in them'),
  leaveOut: z.array(z.int()).max(10_000).default([]).describe('Rows that are not imported'),
  repairs: z
    .array(z.strictObject({ row: z.int(), column: z.string().max(1_000), value: z.string().max(40_000) }))
    .max(10_000)
    .default([])
    .describe('Cells with another value than in the file'),
  spellings: z
    .array(z.strictObject({ state: z.string().max(200), lga: z.string().max(200), code: z.string().max(20) }))
    .max(1_000)
    .default([])
    .describe('Spellings of LGAs in the file with the code of the LGA, stored for later imports'),
  ownLayer: ownLayerChoice
    .nullable()
    .default(null)
    .describe('The layer of its own that the rows go into; the dataset is ignored then'),
  leaveOutRefused: z.boolean().default(false).describe('Import the other rows when some are refused')
});
export type ImportChoice = z.infer<typeof importChoice>;

/** A row of a file with the notes on it and its values. */
export const notedRow = z.object({
  row: z.int(),
  cells,
  notes: z.array(
    z.object({ kind: z.enum(IMPORT_NOTE_KINDS), field: z.string().nullable(), message: reportText })
  )
});

/** A check or an import of an uploaded file, while it runs and after it. */
export const importRun = z.object({
  kind: z.enum(['check', 'import']),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  read: z.int().describe('Rows read so far'),
  report: importReport.nullable(),
  isWritten: z.boolean(),
  problem: reportText.nullable().describe('Why the whole file cannot be used'),
  unknownLgas: z
    .array(
      z.object({
        state: z.string(),
        lga: z.string(),
        nearest: z.string().nullable().describe('Code of the LGA with the most similar name'),
        rows: z.int().describe('Number of rows')
      })
    )
    .describe('Spellings of LGAs that are not in the LGA list'),
  notedRows: z.array(notedRow).describe(`The first ${MAX_NOTED_ROWS} rows with notes, and their values`),
  notedRowCount: z.int().describe('Number of all rows with notes')
});
export type ImportRun = z.infer<typeof importRun>;
