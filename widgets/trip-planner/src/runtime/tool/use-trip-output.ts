import { React } from 'jimu-core';
import { formatTimeOfDay, TRIP_OUTPUT, useOutput } from 'widgets/shared-code/site-core';
import type { OutputRow } from 'widgets/shared-code/site-core';
import type { PlanFigures } from '../plan-view';
import { useShownTrips, wayOf } from '../plan-view';
import type { Shown } from '../state';
import type { TimedRow } from '../timeline/timed-rows';
import { timedRows } from '../timeline/timed-rows';
import type { Ways } from '../ways';

function rowOf({ time, ...trip }: TimedRow, at: number, figures: PlanFigures, ways: Ways | null): OutputRow {
  const way = wayOf(figures, ways, trip.pileId);
  const { vehicle, tonnes, distanceKm, fuel, loading, cost } = trip;
  return {
    id: at + 1,
    ...(way && { shape: { lines: [way.line] } }),
    values: {
      agent: figures.plan.agent,
      vehicle,
      day: time.day + 1,
      trip: time.trip,
      pile: trip.pileName,
      tonnes,
      distance: distanceKm,
      byRoad: way?.kilometres ?? null,
      byRoadMinutes: way?.minutes ?? null,
      from: formatTimeOfDay(time.start),
      to: formatTimeOfDay(time.end),
      fuel,
      loading,
      cost,
      costPerTonne: cost / tonnes
    }
  };
}

/** Publishes the shown trips as an output data source: a line each, along the road when the route is known. */
export function useTripOutput(
  toolId: string,
  figures: PlanFigures | null,
  ways: Ways | null,
  wanted: Shown
): void {
  const shown = useShownTrips(figures, wanted);
  const rows = React.useMemo(
    () => figures && shown && timedRows(shown).map((row, at) => rowOf(row, at, figures, ways)),
    [figures, shown, ways]
  );
  useOutput(toolId, TRIP_OUTPUT, rows);
}
