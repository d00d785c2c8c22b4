import type { DataImport, ImportReport } from '@site/domain';
import type { AccountAuthor } from '../../identity/account-trail';
import type { Query } from '../../store/store';
import type { Report } from '../report';

/** Days for which the rows before an import are stored. */
export const UNDO_DAYS = 90;

interface NewImport {
  readonly dataset: string;
  readonly fileName: string;
  readonly attribution: string | null;
  readonly by: AccountAuthor;
  /** Stores the rows before and after, so that the import can be undone. */
  readonly storesRows: boolean;
}

/**
 * Begins an entry of the history and returns its id. If requested, every row that the transaction changes from
 * here on is stored with it (function capture_change of the database).
 */
export async function beginImport(
  query: Query,
  { dataset, fileName, attribution, by, storesRows }: NewImport
): Promise<string> {
  const [entry] = await query<{ id: string }>(
    `INSERT INTO data_import (dataset, file_name, attribution, imported_by, imported_by_email, report)
     VALUES ($1, $2, $3, $4, $5, '{}') RETURNING id`,
    [dataset, fileName, attribution, by.uid, by.email]
  );
  if (storesRows) await query(`SELECT set_config('site.import', $1, true)`, [entry!.id]);
  return entry!.id;
}

/** Completes an entry of the history with its report; one of an import without changes is removed. */
export async function finishImport(query: Query, id: string, report: Report): Promise<void> {
  await query(`SELECT set_config('site.import', '', true)`);
  if (report.changed)
    await query('UPDATE data_import SET report = $2::jsonb WHERE id = $1', [
      id,
      JSON.stringify(report.toData())
    ]);
  else await query('DELETE FROM data_import WHERE id = $1', [id]);
}

/** Forgets the rows before imports that are older than {@link UNDO_DAYS}; the entries stay. */
export async function forgetOldRows(query: Query, now: Date): Promise<void> {
  await query(
    `DELETE FROM import_change USING data_import AS entry
     WHERE entry.id = import_id AND entry.imported_at < $1::timestamptz - interval '${UNDO_DAYS} days'`,
    [now]
  );
}

interface StoredImport {
  readonly id: string;
  readonly dataset: string;
  readonly fileName: string;
  readonly attribution: string | null;
  readonly importedBy: string | null;
  readonly importedAt: Date;
  readonly report: ImportReport;
  readonly undoneBy: string | null;
  readonly undoneAt: Date | null;
  readonly canUndo: boolean;
  readonly total: number;
}

/** Reads a page of the history, the newest import first. */
export async function readImports(
  query: Query,
  { limit, offset }: { readonly limit: number; readonly offset: number }
): Promise<{ readonly imports: DataImport[]; readonly total: number }> {
  const rows = await query<StoredImport>(
    `SELECT id, dataset, file_name AS "fileName", attribution, imported_by_email AS "importedBy",
       imported_at AS "importedAt", report, undone_by_email AS "undoneBy", undone_at AS "undoneAt",
       undone_at IS NULL AND EXISTS (SELECT 1 FROM import_change WHERE import_id = data_import.id) AS "canUndo",
       count(*) OVER () AS total
     FROM data_import ORDER BY imported_at DESC, id LIMIT $1 OFFSET $2`,
    [limit, offset]
  );
  return {
    total: rows[0]?.total ?? 0,
    imports: rows.map(({ total: _total, importedAt, undoneAt, ...entry }) => ({
      ...entry,
      importedAt: importedAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null
    }))
  };
}
