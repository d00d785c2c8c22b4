import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_FILES } from '@site/domain';
import type { ExportFormat } from '@site/domain';
import type { AccountAuthor } from '../../identity/account-trail';
import { SerialQueue } from '../../store/exclusive';
import type { Query } from '../../store/store';
import type { RowDataset } from './row-dataset';
import { recordExport } from './export-log';
import { writeExport } from './write-export';
import type { WrittenExport } from './write-export';

/** A file of an export on disk; the caller removes it. */
export interface ExportFile extends WrittenExport {
  readonly name: string;
  readonly path: string;
  remove(): Promise<void>;
}

/** One export after the other: a GeoPackage is in memory until it is written. */
const queue = new SerialQueue();

/**
 * Writes an export to a folder of its own and records it. @throws ExportRefusal when the format cannot carry the rows.
 */
export const createExportFile = (
  query: Query,
  dataset: RowDataset,
  format: ExportFormat,
  by: AccountAuthor
): Promise<ExportFile> =>
  queue.run(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'site-export-'));
    const remove = () => rm(folder, { recursive: true, force: true });
    const name = `${dataset.name}${EXPORT_FILES[format].ending}`;
    const path = join(folder, name);
    try {
      const written = await writeExport(query, dataset, format, path);
      await recordExport(query, { ...written, dataset: dataset.name, format, by });
      return { ...written, name, path, remove };
    } catch (error) {
      await remove();
      throw error;
    }
  });
