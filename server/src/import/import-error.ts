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

  constructor(message: string, options?: ErrorOptions & { readonly question?: ImportQuestion }) {
    super(message, options);
    this.name = 'ImportError';
    this.question = options?.question ?? null;
  }
}

/** An option in parentheses, in which its value may have parentheses of its own. */
const OPTION_HINT = / \(--(?:[^()]|\([^()]*\))*\)/g;

/** Removes the options of the command line from a message, for a page: ' (--map name=COLUMN)'. */
export const removeOptionHints = (message: string): string => message.replace(OPTION_HINT, '');

/** Reason of a check or an import that a person cancelled; nothing of it was written. */
export class ImportCancelledError extends Error {
  constructor() {
    super('The import was cancelled. Nothing was written.');
  }
}
