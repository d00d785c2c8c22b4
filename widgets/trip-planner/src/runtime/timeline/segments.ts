/** Rows of the timeline chart: one for each day and vehicle, with its legs in order. */
import { getLast } from 'widgets/shared-code/site-base';
import type { PickupVehicle } from 'widgets/shared-code/site-base';
import type { TripLeg, TripTime, TripTimeline } from 'widgets/shared-code/site-domain';

export interface TimelineSegment {
  readonly key: string;
  readonly vehicle: PickupVehicle;
  readonly trip: TripTime;
  readonly leg: TripLeg;
  /** Minutes of the day. */
  readonly start: number;
  readonly end: number;
}

export interface ChartRow {
  readonly key: string;
  /** Counted from 0. */
  readonly day: number;
  readonly vehicle: PickupVehicle;
  readonly segments: readonly TimelineSegment[];
}

/** Returns the rows by day, then by vehicle; legs without duration are left out. */
export function chartRows({ days, vehicles }: TripTimeline): ChartRow[] {
  return Array.from({ length: days }, (_, day) => day).flatMap((day) =>
    vehicles.flatMap(({ vehicle, trips }) => {
      const segments = trips
        .filter((trip) => trip.day === day)
        .flatMap((trip) =>
          trip.legs.map((leg) => ({ ...leg, key: `${vehicle} ${trip.trip} ${leg.leg}`, vehicle, trip }))
        )
        .filter(({ start, end }) => end > start);
      return segments.length === 0 ? [] : [{ key: `${day} ${vehicle}`, day, vehicle, segments }];
    })
  );
}

/** Returns the whole hours of the axis, from the day's first to its last, six or seven of them. */
export function axisHours(dayStart: number, dayEnd: number): number[] {
  const [first, last] = [Math.ceil(dayStart / 60), Math.floor(dayEnd / 60)];
  const step = last - first > 12 ? 4 : last - first > 6 ? 2 : 1;
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step);
}

/** Returns the segment of another row whose start is nearest to `start`. */
const findNearest = (row: ChartRow, start: number): TimelineSegment =>
  row.segments.reduce((best, one) =>
    Math.abs(one.start - start) < Math.abs(best.start - start) ? one : best
  );

/** Returns the segment to which a key moves the focus; null when the key moves nowhere. */
export function segmentAfter(
  rows: readonly ChartRow[],
  from: TimelineSegment,
  key: string
): TimelineSegment | null {
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
