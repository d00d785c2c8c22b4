import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { formatCsvCell } from '@site/domain';
import type { InputFile } from './dataset';
import type { RowNote } from './report';

/** Lines kept back before they are written. */
const KEPT_BACK = 1_000;

/** All rows of a file that were refused, as CSV beside it: what the terminal shows is cut off somewhere. */
export class RefusalFile {
  readonly path: string;
  private lines: string[] = [];
  private begun = false;
  /** Why it cannot be written, or null. */
  private failed: string | null = null;

  /** An earlier one of the same file goes: it tells of another import. */
  constructor(of: InputFile) {
    this.path = `${of.path}.refused.csv`;
    this.write(() => rmSync(this.path, { force: true }));
  }

  readonly add = ({ row, field = '', message }: RowNote): void => {
    this.lines.push([row, field, message].map(formatCsvCell).join(','));
    if (this.lines.length >= KEPT_BACK) this.flush();
  };

  /** Writes what is left. A line that says where it is, or why it is not; null where nothing was refused. */
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

  /** The import goes on where the folder of its file may not be written to; that is said at the end. */
  private write(work: () => void): void {
    try {
      if (this.failed === null) work();
    } catch (error) {
      this.failed = (error as Error).message;
    }
  }
}
