import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatCsvCell, formatReportText, IMPORT_NOTE_KINDS } from '@site/domain';
import type { ImportRun, Locale } from '@site/domain';
import { toPageText } from '../import-error';
import type { NoteKind, RowNote } from '../report';
import type { ImportText } from '../texts/import-text';

type LoggedNote = ImportRun['notedRows'][number]['notes'][number] & { readonly row: number };
/** Notes by row: rows with refusals first, then the ones with warnings and repairs only. */
export type NotesByRow = ReadonlyMap<number, ImportRun['notedRows'][number]['notes']>;

const HEADINGS: Readonly<Record<Locale, string>> = {
  en: 'row,consequence,field,reason',
  fr: 'rang,conséquence,champ,raison'
};
const KINDS: Readonly<Record<NoteKind, ImportText>> = {
  refused: { en: 'refused', fr: 'refusé' },
  warning: { en: 'warning', fr: 'avertissement' },
  repaired: { en: 'repaired', fr: 'réparé' }
};

/** Notes that are buffered before they are written. */
const BUFFERED_NOTES = 1_000;

/** Writes all notes of a run beside its file, one a line as JSON: memory holds only the first ones. */
export class NoteLog {
  private lines: string[] = [];

  /** Replaces the notes of an earlier run. */
  constructor(private readonly path: string) {
    writeFileSync(path, '');
  }

  readonly add = ({ row, field, message }: RowNote, kind: NoteKind): void => {
    const note: LoggedNote = { row, kind, field: field ?? null, message: toPageText(message) };
    this.lines.push(JSON.stringify(note));
    if (this.lines.length >= BUFFERED_NOTES) this.flush();
  };

  /** Writes the buffered notes; a file that was removed meanwhile stays removed. */
  flush(): void {
    if (this.lines.length > 0 && existsSync(this.path))
      appendFileSync(this.path, this.lines.map((line) => `${line}\n`).join(''));
    this.lines = [];
  }
}

/** Returns the notes of the last run in `path`, by kind, each in the order of its rows; none before the first run. */
function readNotes(path: string): LoggedNote[] {
  if (!existsSync(path)) return [];
  const notes = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedNote);
  return IMPORT_NOTE_KINDS.flatMap((kind) =>
    notes.filter((note) => note.kind === kind).sort((one, other) => one.row - other.row)
  );
}

/** Returns the notes of the last run by row. */
export function groupNotesByRow(path: string): NotesByRow {
  const groups = new Map<number, ImportRun['notedRows'][number]['notes']>();
  for (const { row, ...note } of readNotes(path)) {
    const known = groups.get(row);
    if (known) known.push(note);
    else groups.set(row, [note]);
  }
  return groups;
}

/** Returns all notes of the last run as CSV, with a byte order mark for spreadsheets. */
export const formatNotesCsv = (path: string, locale: Locale): string =>
  `\ufeff${HEADINGS[locale]}\n${readNotes(path)
    .map(({ row, kind, field, message }) =>
      [row, KINDS[kind][locale], field ?? '', formatReportText(message, locale)].map(formatCsvCell).join(',')
    )
    .map((line) => `${line}\n`)
    .join('')}`;
