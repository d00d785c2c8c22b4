import type { RouteStep, Turn } from '../../engines/routing/routing-engine';
import { createField } from './solve-answer';
import { computeEnvelope, compressLine, projectLine } from './route-lines';
import type { RouteRequest } from './route-request';

/** Name and code of each turn in the dialect. */
const MANEUVERS: Readonly<Record<Turn, readonly [name: string, code: number]>> = {
  depart: ['esriDMTDepart', 51],
  arrive: ['esriDMTStop', 50],
  straight: ['esriDMTStraight', 52],
  bearLeft: ['esriDMTBearLeft', 204],
  bearRight: ['esriDMTBearRight', 304],
  left: ['esriDMTTurnLeft', 205],
  right: ['esriDMTTurnRight', 305],
  sharpLeft: ['esriDMTSharpLeft', 206],
  sharpRight: ['esriDMTSharpRight', 306],
  uTurn: ['esriDMTUTurn', 104],
  forkLeft: ['esriDMTForkLeft', 200],
  forkRight: ['esriDMTForkRight', 300],
  rampLeft: ['esriDMTRampLeft', 201],
  rampRight: ['esriDMTRampRight', 301],
  roundabout: ['esriDMTRoundabout', 103],
  ferry: ['esriDMTFerry', 100],
  endOfFerry: ['esriDMTEndOfFerry', 101]
};

/** Time of arrival that ArcGIS writes when no start was given: 30 December 1899. */
const NO_TIME = -2_209_161_600_000;

/** A step of the turn list with its stop and its start time. */
export interface TimedStep extends RouteStep {
  /** Number of the stop (from 1) that the step departs from or arrives at, else null. */
  readonly stop: number | null;
  /** Milliseconds since 1970, or null when no start was given. */
  readonly at: number | null;
}

/** Returns a turn list of the standard form: features with compressed lines. */
export function toStandardDirections(steps: readonly TimedStep[], routeName: string, request: RouteRequest) {
  const { outSR, perKilometre, directions } = request;
  const lines = steps.map(({ line }) => projectLine(line, outSR));
  const totalTime = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return {
    routeId: 1,
    routeName,
    summary: {
      totalLength: perKilometre * steps.reduce((sum, { kilometres }) => sum + kilometres, 0),
      totalTime,
      totalDriveTime: totalTime,
      envelope: computeEnvelope(lines, outSR)
    },
    spatialReference: outSR,
    features:
      directions === 'summary'
        ? []
        : steps.map(({ turn, text, streets, minutes, kilometres, at }, index) => ({
            attributes: {
              length: kilometres * perKilometre,
              time: minutes,
              text,
              ETA: at ?? NO_TIME,
              maneuverType: MANEUVERS[turn][0]
            },
            compressedGeometry: compressLine(lines[index]!, outSR),
            strings: streets.map((street) => ({ string: street, stringType: 'esriDSTStreetName' }))
          }))
  };
}

/** Code of a line that belongs to a turn, as opposed to a closure or traffic. */
const MANEUVER_LINE = 2;

/** Returns a turn list as two feature sets: the turns as points, the roads between them as lines. */
export function toDirectionSets(steps: readonly TimedStep[], { outSR }: RouteRequest) {
  const moving = steps.flatMap((step, index) =>
    step.line.length > 1 ? [{ ...step, number: index + 1 }] : []
  );
  return {
    directionPoints: {
      geometryType: 'esriGeometryPoint',
      spatialReference: outSR,
      fields: [
        createField('ObjectID', 'esriFieldTypeOID'),
        createField('RouteID', 'esriFieldTypeInteger'),
        createField('Sequence', 'esriFieldTypeInteger'),
        createField('StopID', 'esriFieldTypeInteger'),
        createField('DirectionPointType', 'esriFieldTypeInteger'),
        createField('DisplayText', 'esriFieldTypeString'),
        createField('Name', 'esriFieldTypeString'),
        createField('ArrivalTime', 'esriFieldTypeDate')
      ],
      features: steps.map(({ turn, text, streets, stop, at, line }, index) => {
        const [x, y] = projectLine(line.slice(0, 1), outSR)[0]!;
        return {
          attributes: {
            ObjectID: index + 1,
            RouteID: 1,
            Sequence: index + 1,
            StopID: stop,
            DirectionPointType: MANEUVERS[turn][1],
            DisplayText: text,
            Name: streets[0] ?? null,
            ArrivalTime: at
          },
          geometry: { x, y }
        };
      })
    },
    directionLines: {
      geometryType: 'esriGeometryPolyline',
      spatialReference: outSR,
      fields: [
        createField('ObjectID', 'esriFieldTypeOID'),
        createField('RouteID', 'esriFieldTypeInteger'),
        createField('DirectionPointID', 'esriFieldTypeInteger'),
        createField('DirectionLineType', 'esriFieldTypeInteger'),
        createField('Meters', 'esriFieldTypeDouble'),
        createField('Minutes', 'esriFieldTypeDouble')
      ],
      features: moving.map(({ number, kilometres, minutes, line }, index) => ({
        attributes: {
          ObjectID: index + 1,
          RouteID: 1,
          DirectionPointID: number,
          DirectionLineType: MANEUVER_LINE,
          Meters: kilometres * 1_000,
          Minutes: minutes
        },
        geometry: { paths: [projectLine(line, outSR)] }
      }))
    }
  };
}
