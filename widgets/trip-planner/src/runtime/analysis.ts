import { formatTimeOfDay, TRIP_OUTPUT } from 'widgets/shared-code/site-domain';
import type { Analysis } from 'widgets/shared-code/site-analysis';
import type { AddressedPlans } from './address';
import { PLANS_LINK } from './address';
import type { PlanFigures, ShownTrips } from './plan-view';
import { findPlace, getRoadDrive } from './plan-view';
import type { PlannerState } from './state';
import { TRIP_PLANNER } from './state';
import { listTimedRows } from './timeline/timed-rows';
import type { Texts } from './use-texts';
import { useTexts } from './use-texts';
import type { WayLines } from './way-lines';
import { findLine } from './way-lines';
import { basisText } from './words';

interface PlannedTrips {
  readonly figures: PlanFigures;
  readonly shown: ShownTrips;
  /** Null until, or unless, the routes are known. */
  readonly lines: WayLines | null;
}

/** Plan of pickup trips; its output has a line per trip, by the chosen distances. */
export const TRIP_ANALYSIS = {
  name: 'trip-planner',
  useTexts,
  state: TRIP_PLANNER,
  link: PLANS_LINK,
  output: {
    source: TRIP_OUTPUT,
    toRows: ({ figures, shown, lines }, { t, locale }) =>
      listTimedRows(shown).map(({ time, ...trip }, at) => {
        const place = findPlace(figures, trip.pileId);
        const line = findLine(figures, lines, place);
        const road = getRoadDrive(place, figures.basis.season);
        const { vehicle, tonnes, fuel, loading, cost } = trip;
        return {
          id: at + 1,
          ...(line && { shape: { lines: [line] } }),
          values: {
            agent: figures.plan.agent,
            vehicle,
            day: time.day + 1,
            trip: time.trip,
            pile: trip.pileName,
            tonnes,
            basis: basisText(figures.basis, locale, t),
            distance: place.straight.kilometres.out,
            byRoad: road?.kilometres.out ?? null,
            byRoadMinutes: road?.minutes.out ?? null,
            byRoadBack: road?.kilometres.back ?? null,
            byRoadBackMinutes: road?.minutes.back ?? null,
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
