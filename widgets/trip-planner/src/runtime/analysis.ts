import { formatTimeOfDay, TRIP_OUTPUT } from 'widgets/shared-code/site-domain';
import type { Analysis } from 'widgets/shared-code/site-analysis';
import type { AddressedPlans } from './address';
import { PLANS_LINK } from './address';
import type { PlanFigures, ShownTrips } from './plan-view';
import { findWay } from './plan-view';
import type { PlannerState } from './state';
import { TRIP_PLANNER } from './state';
import { listTimedRows } from './timeline/timed-rows';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';
import type { TripWaysByPlace } from './ways';

interface PlannedTrips {
  readonly figures: PlanFigures;
  readonly shown: ShownTrips;
  /** Null until, or unless, the routes are known. */
  readonly ways: TripWaysByPlace | null;
}

/** Plan of pickup trips; its output has a line per trip, along the road when the route is known. */
export const TRIP_ANALYSIS = {
  name: 'trip-planner',
  useTexts,
  state: TRIP_PLANNER,
  link: PLANS_LINK,
  output: {
    source: TRIP_OUTPUT,
    toRows: ({ figures, shown, ways }) =>
      listTimedRows(shown).map(({ time, ...trip }, at) => {
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
      })
  }
} satisfies Analysis<Texts, PlannerState, AddressedPlans, PlannedTrips>;
