import type { DataExport, ExportFormat } from '@site/domain';
import type { AccountAuthor } from '../../identity/account-trail';
import type { Query } from '../../store/store';
import type { WrittenExport } from './write-export';

interface NewExport extends WrittenExport {
  readonly dataset: string;
  readonly format: ExportFormat;
  readonly by: AccountAuthor;
}

/** Records who took which data. */
export async function recordExport(
  query: Query,
  { dataset, format, rows, bytes, by }: NewExport
): Promise<void> {
  await query(
    `INSERT INTO data_export (dataset, format, rows, bytes, exported_by, exported_by_email)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [dataset, format, rows, bytes, by.uid, by.email]
  );
}

/** Reads a page of the exports, the newest first, and their number on all pages. */
export async function readExports(
  query: Query,
  { limit, offset }: { readonly limit: number; readonly offset: number }
): Promise<{ readonly exports: DataExport[]; readonly total: number }> {
  const rows = await query<
    Omit<DataExport, 'exportedAt'> & { readonly exportedAt: Date; readonly total: number }
  >(
    `SELECT id, dataset, format, rows, bytes, exported_by_email AS "exportedBy", exported_at AS "exportedAt",
       count(*) OVER () AS total
     FROM data_export ORDER BY exported_at DESC, id LIMIT $1 OFFSET $2`,
    [limit, offset]
  );
  return {
    total: rows[0]?.total ?? 0,
    exports: rows.map(({ total: _total, exportedAt, ...entry }) => ({
      ...entry,
      exportedAt: exportedAt.toISOString()
    }))
  };
}
