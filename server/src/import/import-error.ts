import { mapText, toText } from './texts/import-text';
import type { ImportText } from './texts/import-text';

/** Choice that a person has to make before the file can be read. */
export interface ImportQuestion {
  readonly about: 'sheet' | 'layer' | 'crs';
  /** Sheets or layers of the file. */
  readonly choices: readonly string[];
}

/**
 * Error of an import that cannot start or continue; the message is one line that describes the correction. Options
 * of the command line are in parentheses in it ({@link removeOptionHints}).
 */
export class ImportError extends Error {
  readonly question: ImportQuestion | null;
  /** The message in all languages; English only for files and options of the command line. */
  readonly text: ImportText;

  constructor(message: string | ImportText, options?: ErrorOptions & { readonly question?: ImportQuestion }) {
    const text = typeof message === 'string' ? toText(message) : message;
    super(text.en, options);
    this.text = text;
    this.name = 'ImportError';
    this.question = options?.question ?? null;
  }
}

/** An option in parentheses, in which its value may have parentheses of its own. */
const OPTION_HINT = / \(--(?:[^()]|\([^()]*\))*\)/g;

/** Removes the options of the command line from a message, for a page: ' (--map name=COLUMN)'. */
const removeOptionHints = (message: string): string => message.replace(OPTION_HINT, '');

/** Returns a text for a page. */
export const toPageText = (text: ImportText): ImportText => mapText(text, removeOptionHints);

/** Codes of a full disk: of the system, and SQLSTATE disk_full. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];

/** Returns whether an error is the one of a disk without space. */
export const isDiskFull = (error: unknown): boolean =>
  DISK_FULL.includes(String((error as { code?: unknown } | null)?.code));

/** Reason of a check or an import that a person cancelled; nothing of it was written. */
export class ImportCancelledError extends Error {
  constructor() {
    super('The import was cancelled. Nothing was written.');
  }
}
