/** Something to say about one row of a file; rows count from 1, the header of a CSV file not counted. */
export interface RowNote {
  readonly row: number;
  readonly message: string;
}

/** What an import found and did (or would do). */
export class Report {
  read = 0;
  created = 0;
  updated = 0;
  unchanged = 0;
  removed = 0;
  readonly repaired: RowNote[] = [];
  readonly refused: RowNote[] = [];
  /** What else the reader should know. */
  readonly notes: string[] = [];

  refuse(row: number, message: string): void {
    this.refused.push({ row, message });
  }

  repair(row: number, message: string): void {
    this.repaired.push({ row, message });
  }

  get changed(): boolean {
    return this.created + this.updated + this.removed > 0;
  }
}

const SHOWN = 25;

function list(title: string, notes: readonly RowNote[]): string[] {
  if (notes.length === 0) return [];
  const shown = [...notes]
    .sort((a, b) => a.row - b.row)
    .slice(0, SHOWN)
    .map(({ row, message }) => `  row ${row}: ${message}`);
  const more = notes.length > SHOWN ? [`  … and ${notes.length - SHOWN} more`] : [];
  return [`${title}:`, ...shown, ...more];
}

/** The report as lines for a terminal. */
export const reportLines = (report: Report): string[] => [
  `read ${report.read}, new ${report.created}, updated ${report.updated}, unchanged ${report.unchanged}, ` +
    `removed ${report.removed}, repaired ${report.repaired.length}, refused ${report.refused.length}`,
  ...list('Repaired', report.repaired),
  ...list('Refused', report.refused),
  ...report.notes
];
