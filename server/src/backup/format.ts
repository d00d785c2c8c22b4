import type { Counter } from './tables';

/*
 * A backup is one gzip file of JSON lines: the head; for each table a line with its name and lines with its
 * rows (as PostgreSQL writes them as text, which loses nothing); for each raster a line with its name and lines
 * with its bytes in base64; the end. See docs/decisions/0021-report-readiness-and-back-up-as-json-lines.md.
 */

export const FORMAT = 'site-backup';
export const FORMAT_VERSION = 1;

/** The first line. */
export interface BackupHead {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  readonly createdAt: string;
  /**
   * Migrations of the database, the newest last, each with the version of SITE that first had it. Backups of earlier
   * versions have no versions.
   */
  readonly migrations: readonly {
    readonly number: number;
    readonly name: string;
    readonly version?: string | null;
  }[];
  /** Rows of each table, in the order they must be restored. */
  readonly tables: Readonly<Record<string, number>>;
  readonly counters: readonly Counter[];
  /** Bytes of each raster by file name. */
  readonly rasters: Readonly<Record<string, number>>;
}

export type BackupLine =
  | { readonly table: string }
  | { readonly rows: readonly string[] }
  | { readonly raster: string }
  | { readonly bytes: string }
  | { readonly end: true };
