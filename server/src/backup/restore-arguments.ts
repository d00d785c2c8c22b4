import { parseArgs } from 'node:util';
import { BackupError } from './backup-error';

const USAGE = 'Usage: npm run restore -- FILE [--key FILE] [--check] [--replace] [--keep-invalid]';

/** Options and file of `npm run restore`. */
export interface RestoreArguments {
  readonly file: string;
  /** File of the secret key of an encrypted backup. */
  readonly keyFile: string | null;
  /** Reads the whole backup and restores nothing. */
  readonly check: boolean;
  readonly replace: boolean;
  readonly keepInvalid: boolean;
  /** Lines to print about options that have a new name. */
  readonly notices: readonly string[];
}

const flag = { type: 'boolean', default: false } as const;

/**
 * Parses the arguments of `npm run restore`. `--keep-odd` is the former name of `--keep-invalid`.
 * @throws BackupError with the usage.
 */
export function parseRestoreArguments(argv: readonly string[]): RestoreArguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...argv],
      options: {
        key: { type: 'string' },
        check: flag,
        replace: flag,
        'keep-invalid': flag,
        'keep-odd': flag
      },
      allowPositionals: true
    });
    const [file, ...rest] = positionals;
    if (file !== undefined && rest.length === 0)
      return {
        file,
        keyFile: values.key ?? null,
        check: values.check,
        replace: values.replace,
        keepInvalid: values['keep-invalid'] || values['keep-odd'],
        notices: values['keep-odd'] ? ['--keep-odd is now called --keep-invalid.'] : []
      };
  } catch (error) {
    throw new BackupError(`${(error as Error).message}. ${USAGE}`, { cause: error });
  }
  throw new BackupError(USAGE);
}
