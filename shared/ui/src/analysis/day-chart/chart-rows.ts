import { getLast } from '@site/domain';

/** A span of time in a row of a day chart. */
export interface ChartSegment {
  readonly key: string;
  /** Minutes of the day. */
  readonly start: number;
  readonly end: number;
  /** Description in words, read by screen readers and shown while it is focused or pointed at. */
  readonly text: string;
  /** CSS colours of the bar and of the label on it. */
  readonly fill: string;
  readonly color: string;
  /** Text on the bar, which has the space for it; no text if left out. */
  readonly label?: string;
}

export interface ChartRow {
  readonly key: string;
  readonly label: string;
  readonly segments: readonly ChartSegment[];
}

/** Returns the whole hours of the axis, from the day's first to its last, six or seven of them. */
export function listAxisHours(dayStart: number, dayEnd: number): number[] {
  const [first, last] = [Math.ceil(dayStart / 60), Math.floor(dayEnd / 60)];
  const step = last - first > 12 ? 4 : last - first > 6 ? 2 : 1;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Returns the segment of another row whose start is nearest to `start`. */
const findNearest = (row: ChartRow, start: number): ChartSegment =>
  row.segments.reduce((best, one) =>
    Math.abs(one.start - start) < Math.abs(best.start - start) ? one : best
  );

/** Returns the segment to which a key moves the focus; null when the key moves nowhere. */
export function findSegmentAfter(
  rows: readonly ChartRow[],
  from: ChartSegment,
  key: string
): ChartSegment | null {
  const all = rows.flatMap(({ segments }) => segments);
  const at = all.findIndex((one) => one.key === from.key);
  const row = rows.findIndex(({ segments }) => segments.some((one) => one.key === from.key));
  const { segments } = rows[row] ?? { segments: [] };
  const findInNextRow = (step: 1 | -1) =>
    rows[row + step] ? findNearest(rows[row + step]!, from.start) : null;
  switch (key) {
    case 'ArrowRight':
      return all[at + 1] ?? null;
    case 'ArrowLeft':
      return all[at - 1] ?? null;
    case 'ArrowDown':
      return findInNextRow(1);
    case 'ArrowUp':
      return findInNextRow(-1);
    case 'Home':
      return segments[0] ?? null;
    case 'End':
      return getLast(segments) ?? null;
    default:
      return null;
  }
}
