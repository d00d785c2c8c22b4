/** Something to say about one row of a file. */
export interface RowNote {
  /** Line of a CSV file, feature of another. */
  readonly row: number;
  readonly message: string;
  /** The field at fault. */
  readonly field?: string;
}

/** Notes kept of each kind; more are only counted, so that a file full of faults does not fill the memory. */
const KEPT = 1_000;

/** What an import found and did (or would do). */
export class Report {
  read = 0;
  created = 0;
  updated = 0;
  unchanged = 0;
  removed = 0;
  refusals = 0;
  repairs = 0;
  /** What a row of the file is called. */
  unit: 'line' | 'feature' | 'row' = 'row';
  /** False where nothing was written: a dry run, or rows that were refused. */
  written = false;
  readonly repaired: RowNote[] = [];
  readonly refused: RowNote[] = [];
  /** What else the reader should know. */
  readonly notes: string[] = [];

  refuse(row: number, message: string, field?: string): void {
    this.refusals += 1;
    if (this.refused.length < KEPT) this.refused.push({ row, message, ...(field ? { field } : {}) });
  }

  repair(row: number, message: string): void {
    this.repairs += 1;
    if (this.repaired.length < KEPT) this.repaired.push({ row, message });
  }

  get changed(): boolean {
    return this.created + this.updated + this.removed > 0;
  }
}

const SHOWN = 50;

function list(title: string, unit: string, notes: readonly RowNote[], total: number): string[] {
  if (total === 0) return [];
  const shown = [...notes]
    .sort((a, b) => a.row - b.row)
    .slice(0, SHOWN)
    .map(({ row, field, message }) => `  ${unit} ${row}: ${field ? `${field}: ` : ''}${message}`);
  return [`${title}:`, ...shown, ...(total > SHOWN ? [`  … and ${total - SHOWN} more`] : [])];
}

/** The report as lines for a terminal. */
export const reportLines = (report: Report): string[] => [
  `read ${report.read}, new ${report.created}, updated ${report.updated}, unchanged ${report.unchanged}, ` +
    `removed ${report.removed}, repaired ${report.repairs}, refused ${report.refusals}`,
  ...list('Repaired', report.unit, report.repaired, report.repairs),
  ...list('Refused', report.unit, report.refused, report.refusals),
  ...report.notes
];
