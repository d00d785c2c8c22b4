import { IMPORT_NOTE_KINDS } from '@site/domain';
import { formatReportText } from '@site/domain';
import type { ImportReport, ImportUnit } from '@site/domain';
import { toPageText } from './import-error';
import { mapText } from './texts/import-text';
import type { ImportText } from './texts/import-text';

/** A note on one row of a file. */
export interface RowNote {
  /** Line of a CSV file, feature of other formats. */
  readonly row: number;
  readonly message: ImportText;
  /** The field that the note is about. */
  readonly field?: string;
}

/** A note in the words of the command line. */
type EnglishNote = Omit<RowNote, 'message'> & { readonly message: string };
const toEnglish = (note: RowNote): EnglishNote => ({ ...note, message: note.message.en });

/** Consequence of a note for its row. */
export type NoteKind = (typeof IMPORT_NOTE_KINDS)[number];

/**
 * Maximum count of stored notes of each kind; further ones are only counted, so that a file full of errors does
 * not fill the memory.
 */
const MAX_NOTES = 1_000;
/** Rows that are named in a group of the same note. */
const MAX_ROWS_PER_GROUP = 5;

/** A spelling of an LGA that is not in the LGA list. */
export interface UnknownLga {
  readonly state: string;
  readonly lga: string;
  /** Code of the LGA with the most similar name, or null. */
  readonly nearest: string | null;
}

/** Spellings that are listed. */
const MAX_UNKNOWN_LGAS = 200;

/** Rows with the same note. */
interface NoteGroup {
  readonly field?: string;
  readonly message: ImportText;
  /** The first rows of the group. */
  readonly rows: number[];
  count: number;
}

/** Groups of notes by field and message. */
class NoteGroups {
  private readonly groups = new Map<string, NoteGroup>();
  /** Count of notes beyond the maximum count of groups. */
  private uncounted = 0;

  add({ row, field, message }: RowNote): void {
    const key = `${field ?? ''}\u001f${message.en}`;
    const known = this.groups.get(key);
    if (known) {
      known.count += 1;
      if (known.rows.length < MAX_ROWS_PER_GROUP) known.rows.push(row);
    } else if (this.groups.size < MAX_NOTES) this.groups.set(key, { field, message, rows: [row], count: 1 });
    else this.uncounted += 1;
  }

  /** Returns the groups to show, the largest first, and the number of the other notes. */
  list(): { readonly shown: readonly NoteGroup[]; readonly left: number } {
    const all = [...this.groups.values()].sort((a, b) => b.count - a.count || a.rows[0]! - b.rows[0]!);
    const left = all.slice(MAX_SHOWN_GROUPS).reduce((sum, { count }) => sum + count, this.uncounted);
    return { shown: all.slice(0, MAX_SHOWN_GROUPS), left };
  }
}

const MAX_SHOWN_GROUPS = 50;

/** Result of an import, or of a dry run. */
export class Report {
  read = 0;
  created = 0;
  updated = 0;
  unchanged = 0;
  removed = 0;
  /** Count of refusals; a row may have several. */
  refusals = 0;
  repairs = 0;
  warnings = 0;
  /** Pieces of the file that are not imported by design. */
  leftOut = 0;
  /** Rows whose positions have heights or measures, which are ignored. */
  flattened = 0;
  /** Unit in which the file's rows are counted. */
  unit: ImportUnit = 'row';
  /** False when nothing was written: a dry run, or refused rows. */
  written = false;
  readonly repaired: EnglishNote[] = [];
  readonly refused: EnglishNote[] = [];
  readonly warned: EnglishNote[] = [];
  /** Remarks on the whole file. */
  readonly remarks: ImportText[] = [];
  /** Unknown spellings of LGAs with the number of their rows, by state and name. */
  private readonly unknownLgas = new Map<string, UnknownLga & { rows: number }>();
  private readonly rowsRefused = new Set<number>();
  private readonly reasons = new NoteGroups();
  private readonly repairGroups = new NoteGroups();
  private readonly warningGroups = new NoteGroups();

  /** @param listener called for every note on a row, without a limit. */
  constructor(private readonly listener: (note: RowNote, kind: NoteKind) => void = () => undefined) {}

  refuse(row: number, message: ImportText, field?: string): void {
    this.rowsRefused.add(row);
    this.addRefusal({ row, message, ...(field ? { field } : {}) });
  }

  addUnknownLga(unknown: UnknownLga): void {
    const key = `${unknown.state}\u001f${unknown.lga}`;
    const known = this.unknownLgas.get(key);
    if (known) known.rows += 1;
    else if (this.unknownLgas.size < MAX_UNKNOWN_LGAS) this.unknownLgas.set(key, { ...unknown, rows: 1 });
  }

  /** Returns the unknown spellings of LGAs, the ones of most rows first. */
  listUnknownLgas(): readonly (UnknownLga & { readonly rows: number })[] {
    return [...this.unknownLgas.values()].sort((a, b) => b.rows - a.rows);
  }

  /** Refuses a row of a further file, which does not count as a row read. */
  refuseBeside(file: string, row: number, message: ImportText): void {
    this.addRefusal({ row, message: mapText(message, (text) => `${file}: ${text}`) });
  }

  private addRefusal(note: RowNote): void {
    this.refusals += 1;
    this.reasons.add(note);
    this.listener(note, 'refused');
    if (this.refused.length < MAX_NOTES) this.refused.push(toEnglish(note));
  }

  repair(row: number, message: ImportText): void {
    const note = { row, message };
    this.repairs += 1;
    this.repairGroups.add(note);
    this.listener(note, 'repaired');
    if (this.repaired.length < MAX_NOTES) this.repaired.push(toEnglish(note));
  }

  /** Accepts a doubtful row with a warning. */
  warn(row: number, message: ImportText, field?: string): void {
    const note = { row, message, ...(field ? { field } : {}) };
    this.warnings += 1;
    this.warningGroups.add(note);
    this.listener(note, 'warning');
    if (this.warned.length < MAX_NOTES) this.warned.push(toEnglish(note));
  }

  /** Remarks in the words of the command line. */
  get notes(): string[] {
    return this.remarks.map(({ en }) => en);
  }

  /** Count of refused rows, each counted once. */
  get refusedRows(): number {
    return this.rowsRefused.size;
  }

  get changed(): boolean {
    return this.created + this.updated + this.removed > 0;
  }

  /**
   * Returns the report as data.
   * @param word wording of messages; for the page and the history without options of the command line.
   */
  toData(word: (text: ImportText) => ImportText = toPageText): ImportReport {
    const { unit, read, created, updated, unchanged, removed, leftOut, repairs, warnings } = this;
    const lists = [this.reasons, this.warningGroups, this.repairGroups].map((groups) => groups.list());
    return {
      ...{ unit, read, created, updated, unchanged, removed, refused: this.refusedRows, leftOut },
      ...{ repairs, warnings },
      notes: lists.flatMap(({ shown }, index) =>
        shown.map(({ field = null, message, count, rows }) => {
          const kind = IMPORT_NOTE_KINDS[index]!;
          return { kind, field, message: word(message), count, rows: [...rows] };
        })
      ),
      otherNotes: lists.reduce((sum, { left }) => sum + left, 0),
      remarks: this.remarks.map(word)
    };
  }
}

/** Titles of the notes in their order in a terminal. */
const TITLES = { repaired: 'Repaired', warning: 'Warnings', refused: 'Refused' } as const;

function formatNote({ field, message, rows, count }: ImportReport['notes'][number], unit: string): string {
  const said = `${field ? `${field}: ` : ''}${formatReportText(message, 'en')}`;
  return count === 1
    ? `  ${unit} ${rows[0]}: ${said}`
    : `  ${count} ${unit}s (${rows.join(', ')}${count > rows.length ? ' …' : ''}): ${said}`;
}

/** Returns the report as lines for a terminal: the counts of rows as a sum, then the notes. */
export function formatReport(report: ImportReport): string[] {
  const { unit, read, created, updated, unchanged, removed, refused, leftOut, repairs, warnings } = report;
  const listNotes = (kind: keyof typeof TITLES) => {
    const notes = report.notes.filter((note) => note.kind === kind);
    return notes.length > 0 ? [`${TITLES[kind]}:`, ...notes.map((note) => formatNote(note, unit))] : [];
  };
  return [
    `read ${read} = new ${created} + updated ${updated} + unchanged ${unchanged} + refused ${refused}` +
      (leftOut > 0 ? ` + left out ${leftOut}` : ''),
    `removed ${removed}, repaired ${repairs}, warnings ${warnings}`,
    ...listNotes('repaired'),
    ...listNotes('warning'),
    ...listNotes('refused'),
    ...(report.otherNotes > 0 ? [`… and ${report.otherNotes} more notes`] : []),
    ...report.remarks.map((remark) => formatReportText(remark, 'en'))
  ];
}
