import type { DrivenRoute, RouteStep } from '../../engines/routing/routing-engine';
import { createProjection } from '../dialect/geometry/spatial-reference';
import { toDirectionSets, toStandardDirections } from './directions';
import type { TimedStep } from './directions';
import { projectLine } from './route-lines';
import type { RouteLine } from './route-lines';
import type { RouteRequest } from './route-request';
import { createField, LOCATED, NOT_LOCATED, WARNING } from './solve-answer';

const MILES_PER_KILOMETRE = 1 / 1.609344;
const MS_PER_MINUTE = 60_000;
/** Nigeria is an hour ahead of UTC all year. */
const LOCAL_TIME_MS = 3_600_000;

/** A solved call: the route, and which of the stops it passes through. */
export interface SolvedRoute {
  readonly route: DrivenRoute;
  /** Indexes into the stops of the call, in their order. */
  readonly used: readonly number[];
  /** Messages about omitted stops. */
  readonly warnings: readonly string[];
}

/** Returns the whole route as one line; the shared point of two steps is written once. */
function joinLegs({ legs }: DrivenRoute): RouteLine {
  const line: (readonly [number, number])[] = [];
  for (const { steps } of legs)
    for (const place of steps.flatMap((step) => step.line)) {
      const last = line.at(-1);
      if (!last || last[0] !== place[0] || last[1] !== place[1]) line.push(place);
    }
  // A line needs two points, also when nothing is driven.
  return line.length > 1 ? line : [line[0]!, line[0]!];
}

const joinStops = ({ stops }: DrivenRoute): RouteLine =>
  stops.map(({ snapped }) => [snapped.longitude, snapped.latitude] as const);

const computeTotals = ({ legs }: DrivenRoute) => {
  const kilometres = legs.reduce((sum, leg) => sum + leg.kilometres, 0);
  const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0);
  return {
    Total_TravelTime: minutes,
    Total_Kilometers: kilometres,
    Total_Miles: kilometres * MILES_PER_KILOMETRE
  };
};

/**
 * Returns local times in milliseconds as if they were UTC, as ArcGIS writes them, together with the true ones.
 */
function computeTimes(start: number | null, minutes: number) {
  if (start === null) return { StartTime: null, StartTimeUTC: null, EndTime: null, EndTimeUTC: null };
  const end = start + minutes * MS_PER_MINUTE;
  return {
    StartTime: start + LOCAL_TIME_MS,
    StartTimeUTC: start,
    EndTime: end + LOCAL_TIME_MS,
    EndTimeUTC: end
  };
}

function toRouteSet({ route, used }: SolvedRoute, name: string, { outSR, lines, startTime }: RouteRequest) {
  const total = computeTotals(route);
  const line = lines === 'straight' ? joinStops(route) : joinLegs(route);
  return {
    fieldAliases: { ObjectID: 'ObjectID', Name: 'Name' },
    geometryType: 'esriGeometryPolyline',
    spatialReference: outSR,
    fields: [
      createField('ObjectID', 'esriFieldTypeOID'),
      createField('Name', 'esriFieldTypeString'),
      createField('FirstStopID', 'esriFieldTypeInteger'),
      createField('LastStopID', 'esriFieldTypeInteger'),
      createField('StopCount', 'esriFieldTypeInteger'),
      ...Object.keys(total).map((key) => createField(key, 'esriFieldTypeDouble')),
      ...['StartTime', 'StartTimeUTC', 'EndTime', 'EndTimeUTC'].map((key) =>
        createField(key, 'esriFieldTypeDate')
      )
    ],
    features: [
      {
        attributes: {
          ObjectID: 1,
          Name: name,
          FirstStopID: used[0]! + 1,
          LastStopID: used.at(-1)! + 1,
          StopCount: used.length,
          ...total,
          ...computeTimes(startTime, total.Total_TravelTime)
        },
        ...(lines === 'none' ? {} : { geometry: { paths: [projectLine(line, outSR)] } })
      }
    ]
  };
}

function toStopSet({ route, used }: SolvedRoute, name: string, { stops, outSR }: RouteRequest) {
  const project = createProjection(outSR);
  let [minutes, kilometres] = [0, 0];
  return {
    geometryType: 'esriGeometryPoint',
    spatialReference: outSR,
    fields: [
      createField('ObjectID', 'esriFieldTypeOID'),
      createField('Name', 'esriFieldTypeString'),
      createField('RouteName', 'esriFieldTypeString'),
      createField('Sequence', 'esriFieldTypeInteger'),
      createField('Status', 'esriFieldTypeInteger'),
      createField('SnapX', 'esriFieldTypeDouble'),
      createField('SnapY', 'esriFieldTypeDouble'),
      createField('DistanceToNetworkInMeters', 'esriFieldTypeDouble'),
      createField('Cumul_TravelTime', 'esriFieldTypeDouble'),
      createField('Cumul_Kilometers', 'esriFieldTypeDouble')
    ],
    features: stops.map((stop, index) => {
      const [x, y] = project(stop.place.longitude, stop.place.latitude);
      const at = used.indexOf(index);
      const found = at < 0 ? null : route.stops[at];
      const leg = at > 0 ? route.legs[at - 1] : null;
      minutes += leg?.minutes ?? 0;
      kilometres += leg?.kilometres ?? 0;
      const [snapX, snapY] = found ? project(found.snapped.longitude, found.snapped.latitude) : [null, null];
      return {
        attributes: {
          ObjectID: index + 1,
          Name: stop.name,
          RouteName: name,
          Sequence: found ? at + 1 : null,
          Status: found ? LOCATED : NOT_LOCATED,
          SnapX: snapX,
          SnapY: snapY,
          DistanceToNetworkInMeters: found?.snapDistance ?? null,
          Cumul_TravelTime: found ? minutes : null,
          Cumul_Kilometers: found ? kilometres : null
        },
        geometry: { x, y }
      };
    })
  };
}

/**
 * Returns the steps of a leg as in ArcGIS: it departs with a step of zero length at the stop, then drives off.
 * Clients add up a leg from the steps between its stops, and would lose the first road if it were part of the
 * departure.
 */
const splitDeparture = (steps: readonly RouteStep[], name: string): RouteStep[] =>
  steps.flatMap((step) =>
    step.turn === 'depart'
      ? [
          {
            ...step,
            text: `Start at ${name}`,
            streets: [],
            minutes: 0,
            kilometres: 0,
            line: step.line.slice(0, 1)
          },
          { ...step, turn: 'straight' as const }
        ]
      : [step]
  );

function listTimedSteps({ route, used }: SolvedRoute, { startTime, stops }: RouteRequest): TimedStep[] {
  let minutes = 0;
  return route.legs.flatMap(({ steps }, leg) =>
    splitDeparture(steps, stops[used[leg]!]!.name).map((step) => {
      const at = startTime === null ? null : startTime + minutes * MS_PER_MINUTE;
      minutes += step.minutes;
      const stop =
        step.turn === 'depart' ? used[leg]! + 1 : step.turn === 'arrive' ? used[leg + 1]! + 1 : null;
      return { ...step, stop, at };
    })
  );
}

/** Returns the answer of Route/solve. */
export function toRouteAnswer(solved: SolvedRoute, request: RouteRequest) {
  const { stops, directions, routes, returnStops } = request;
  const { used, warnings } = solved;
  const name = `${stops[used[0]!]!.name} - ${stops[used.at(-1)!]!.name}`;
  const steps = listTimedSteps(solved, request);
  return {
    messages: warnings.map((description) => ({ type: WARNING, description })),
    ...(routes ? { routes: toRouteSet(solved, name, request) } : {}),
    ...(returnStops ? { stops: toStopSet(solved, name, request) } : {}),
    ...(directions === 'featureSets' ? toDirectionSets(steps, request) : {}),
    ...(directions === 'standard' || directions === 'summary'
      ? { directions: [toStandardDirections(steps, name, request)] }
      : {})
  };
}
