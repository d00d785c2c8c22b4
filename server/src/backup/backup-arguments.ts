import { parseArgs } from 'node:util';
import { BackupError } from './backup-error';

const USAGE =
  'Usage: npm run backup -- FILE.gz, or FILE.gz.age with --recipient age1…; or npm run backup -- --new-key FILE';

/** A backup to write, encrypted for its recipient if there is one, or a file for a new key. */
export type BackupArguments =
  | { readonly file: string; readonly recipient: string | null }
  | { readonly newKey: string };

/**
 * Parses the arguments of `npm run backup`.
 * @param known public key of the settings, for files that end with .age.
 * @throws BackupError with the usage.
 */
export function parseBackupArguments(argv: readonly string[], known: string | null): BackupArguments {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...argv],
      options: { recipient: text, 'new-key': text },
      allowPositionals: true
    });
    const [file, ...rest] = positionals;
    const newKey = values['new-key'];
    if (newKey !== undefined && file === undefined) return { newKey };
    if (file !== undefined && rest.length === 0 && newKey === undefined) {
      const isAge = file.endsWith('.age');
      const recipient = values.recipient ?? (isAge ? known : null);
      if (isAge !== (recipient !== null))
        throw new BackupError(
          isAge
            ? `${file} is to be encrypted: add --recipient age1…, or set SITE_BACKUP_RECIPIENT.`
            : `An encrypted backup ends with .age: name it ${file}.age.`
        );
      return { file, recipient };
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${(error as Error).message}. ${USAGE}`, { cause: error });
  }
  throw new BackupError(USAGE);
}
