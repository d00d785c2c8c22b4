import { z } from 'zod';

/** Formats of exported datasets. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'geojson', 'gpkg', 'shapefile'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Ending and media type of the file of each format. */
export const EXPORT_FILES: Readonly<
  Record<ExportFormat, { readonly ending: string; readonly type: string }>
> = {
  csv: { ending: '.csv', type: 'text/csv; charset=utf-8' },
  xlsx: {
    ending: '.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  },
  geojson: { ending: '.geojson', type: 'application/geo+json; charset=utf-8' },
  gpkg: { ending: '.gpkg', type: 'application/geopackage+sqlite3' },
  shapefile: { ending: '.zip', type: 'application/zip' }
};

/** Reasons why a dataset is not exported in a format. */
export const EXPORT_PROBLEMS = [
  'no_rows',
  'no_positions',
  'mixed_shapes',
  'mixed_rings',
  'long_text',
  'long_outline',
  'many_rows',
  'list_separator',
  'taken_name',
  'wide_rows',
  'changed'
] as const;
export type ExportProblem = (typeof EXPORT_PROBLEMS)[number];

/** A dataset that can be exported. */
export const exportDataset = z.object({
  name: z.string(),
  title: z.object({ en: z.string(), fr: z.string() }),
  rows: z.int().describe('Rows now'),
  formats: z.array(z.enum(EXPORT_FORMATS)).describe('A shapefile needs positions')
});
export type ExportDataset = z.infer<typeof exportDataset>;

/** An export in the list of who took which data. */
export const dataExport = z.object({
  id: z.string(),
  dataset: z.string(),
  format: z.enum(EXPORT_FORMATS),
  rows: z.int(),
  bytes: z.int(),
  exportedBy: z
    .string()
    .nullable()
    .describe('E-mail of the account; null for the command line or once erased'),
  exportedAt: z.iso.datetime()
});
export type DataExport = z.infer<typeof dataExport>;
