import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { formatCsvCell } from '@site/domain';
import type { InputFile } from './dataset';
import type { RowNote } from './report';

/** Lines that are buffered before they are written. */
const BUFFERED_LINES = 1_000;

/** Writes all refused rows of a file as CSV beside it: the terminal shows only the first ones. */
export class RefusalFile {
  readonly path: string;
  private lines: string[] = [];
  private begun = false;
  /** Reason why it cannot be written, or null. */
  private failed: string | null = null;

  /** Deletes the file of an earlier import. */
  constructor(of: InputFile) {
    this.path = `${of.path}.refused.csv`;
    this.write(() => rmSync(this.path, { force: true }));
  }

  readonly add = ({ row, field = '', message }: RowNote): void => {
    this.lines.push([row, field, message.en].map(formatCsvCell).join(','));
    if (this.lines.length >= BUFFERED_LINES) this.flush();
  };

  /**
   * Writes the remaining lines. Returns a line with the path, or with the reason why it could not be written;
   * null without refusals.
   */
  close(): string | null {
    if (this.lines.length > 0) this.flush();
    if (!this.begun) return null;
    return this.failed === null
      ? `All refused rows: ${this.path}`
      : `The refused rows could not be written to ${this.path}: ${this.failed}.`;
  }

  private flush(): void {
    const text = `${this.lines.join('\n')}\n`;
    const first = !this.begun;
    [this.lines, this.begun] = [[], true];
    this.write(() =>
      first ? writeFileSync(this.path, `row,field,reason\n${text}`) : appendFileSync(this.path, text)
    );
  }

  /** A folder without write access does not stop the import; the reason is reported at the end. */
  private write(work: () => void): void {
    try {
      if (this.failed === null) work();
    } catch (error) {
      this.failed = (error as Error).message;
    }
  }
}
