import type { Clue } from './clue';
import { formatNames } from './texts/import-text';
import { fileRemarks } from './texts/remark-texts';
import { rowTexts } from './texts/row-texts';
import type { ImportText } from './texts/import-text';
import type { Query } from '../store/store';
import type { Report } from './report';

/* Notation of a column's values, detected while its rows are read. */

/** Clues of cells that can be read in two ways. */
const AMBIGUOUS: readonly Clue[] = ['eitherOrder', 'pointOrThousands'];
export const isAmbiguous = (clue: Clue): boolean => AMBIGUOUS.includes(clue);

/** Staging column: the ambiguous cells of a row, by column of the file. */
export const AMBIGUOUS_CELLS = 'ambiguous_cells_';

interface Sighting {
  readonly column: string;
  /** The first cell with the clue. */
  readonly shown: string;
  readonly row: number;
}

/** Collects the clues of a file by column, one example of each, so that memory does not grow with the rows. */
export class ColumnClues {
  private readonly columns = new Map<string, Map<Clue, Sighting>>();

  add(column: string, clue: Clue, shown: string, row: number): void {
    const clues = this.columns.get(column) ?? new Map<Clue, Sighting>();
    this.columns.set(column, clues);
    if (!clues.has(clue)) clues.set(clue, { column, shown, row });
  }

  /**
   * Returns a month-first day as evidence against reading a column's days day-first: one of the column itself,
   * or of any column if this one has no day-first day.
   */
  private findMonthEvidence(column: string): Sighting | undefined {
    const own = this.columns.get(column);
    const all = [...this.columns.values()].flatMap((clues) => clues.get('monthFirst') ?? []);
    return own?.get('monthFirst') ?? (own?.has('dayFirst') ? undefined : all[0]);
  }

  /**
   * Notes columns whose numbers all have a point and three digits, so that the meaning of the point is unknown.
   */
  private noteNumbers(report: Report): void {
    const unsure = [...this.columns].filter(
      ([, clues]) => clues.has('pointOrThousands') && !clues.has('decimalPoint') && !clues.has('decimalComma')
    );
    if (unsure.length > 0)
      report.remarks.push(fileRemarks.pointOrThousands(describeUnsure(unsure, 'pointOrThousands')));
  }

  /**
   * Refuses staged rows with cells that have another meaning in their column's notation, and notes columns
   * whose notation is unknown.
   */
  async refuseContradictions(query: Query, report: Report): Promise<void> {
    for (const [column, clues] of this.columns) {
      const months = this.findMonthEvidence(column);
      if (months && clues.has('eitherOrder'))
        await refuseCells(query, report, column, (cell) =>
          rowTexts.monthFirst({ ...months, cell, days: listBothDays(cell), unit: report.unit })
        );
      const commas = clues.get('decimalComma');
      if (commas && clues.has('pointOrThousands'))
        await refuseCells(query, report, column, (cell) =>
          rowTexts.decimalComma({ ...commas, cell, bare: cell.replace('.', ''), unit: report.unit })
        );
    }
    this.noteNumbers(report);
    const unsure = [...this.columns].filter(
      ([column, clues]) =>
        clues.has('eitherOrder') && !clues.has('dayFirst') && this.findMonthEvidence(column) === undefined
    );
    if (unsure.length > 0) report.remarks.push(fileRemarks.dayFirst(describeUnsure(unsure, 'eitherOrder')));
  }
}

/** Returns the columns of a clue with its first cells. */
const describeUnsure = (
  columns: readonly (readonly [string, ReadonlyMap<Clue, Sighting>])[],
  clue: Clue
) => ({
  columns: formatNames(columns.map(([column]) => column)),
  cells: columns.map(([, clues]) => clues.get(clue)!.shown).join(', ')
});

function listBothDays(cell: string): [string, string] {
  const [first = '', second = '', year = ''] = cell.split(/\D+/);
  const [a, b] = [first.padStart(2, '0'), second.padStart(2, '0')];
  return [`${year}-${b}-${a}`, `${year}-${a}-${b}`];
}

/** Deletes staged rows whose cell of the column is ambiguous, and refuses them in the report. */
async function refuseCells(
  query: Query,
  report: Report,
  column: string,
  why: (cell: string) => ImportText
): Promise<void> {
  const rows = await query<{ row_number: number; cell: string }>(
    `DELETE FROM import_row WHERE ${AMBIGUOUS_CELLS} ->> $1::text IS NOT NULL
     RETURNING row_number, ${AMBIGUOUS_CELLS} ->> $1::text AS cell`,
    [column]
  );
  for (const { row_number: row, cell } of rows) report.refuse(row, why(cell), column);
}
