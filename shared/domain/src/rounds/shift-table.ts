import type { RoundModel } from './round-model';

/** Minutes of each shift that are taken, and the most free minutes of a shift of each kind. */
export class ShiftTable {
  private readonly used: Int32Array[];
  private readonly most: number[];
  private readonly workMinutes: number;

  constructor({ kinds, workMinutes }: RoundModel) {
    this.workMinutes = workMinutes;
    this.used = kinds.map(({ shifts }) => new Int32Array(shifts));
    this.most = kinds.map(() => workMinutes);
  }

  /** Adds minutes to a shift; negative ones free it. */
  take(kind: number, shift: number, minutes: number): void {
    const used = this.used[kind]!;
    const before = this.getFree(kind, shift);
    used[shift]! += minutes;
    if (before - minutes >= this.most[kind]!) this.most[kind] = before - minutes;
    else if (before === this.most[kind])
      this.most[kind] = this.workMinutes - used.reduce((one, other) => Math.min(one, other));
  }

  /** Returns whether any shift of a kind has so many free minutes. */
  hasFree = (kind: number, minutes: number): boolean => minutes <= this.most[kind]!;

  getFree = (kind: number, shift: number): number => this.workMinutes - this.used[kind]![shift]!;

  /** Returns the first shift of a kind with so many free minutes; -1 without one. */
  findFree = (kind: number, minutes: number): number =>
    this.hasFree(kind, minutes)
      ? this.used[kind]!.findIndex((used) => this.workMinutes - used >= minutes)
      : -1;
}
