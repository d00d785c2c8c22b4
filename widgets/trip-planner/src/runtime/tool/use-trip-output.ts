import { React } from 'jimu-core';
import { formatTimeOfDay, TRIP_OUTPUT, useOutput } from 'widgets/shared-code/site-core';
import type { OutputRow } from 'widgets/shared-code/site-core';
import type { PlanFigures } from '../plan-view';
import { useShownTrips, findWay } from '../plan-view';
import type { ShownVehicle } from '../state';
import type { TimedRow } from '../timeline/timed-rows';
import { listTimedRows } from '../timeline/timed-rows';
import type { TripWaysByPlace } from '../ways';

function toOutputRow(
  { time, ...trip }: TimedRow,
  at: number,
  figures: PlanFigures,
  ways: TripWaysByPlace | null
): OutputRow {
  const way = findWay(figures, ways, trip.pileId);
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
  ways: TripWaysByPlace | null,
  wanted: ShownVehicle
): void {
  const shown = useShownTrips(figures, wanted);
  const rows = React.useMemo(
    () => figures && shown && listTimedRows(shown).map((row, at) => toOutputRow(row, at, figures, ways)),
    [figures, shown, ways]
  );
  useOutput(toolId, TRIP_OUTPUT, rows);
}
