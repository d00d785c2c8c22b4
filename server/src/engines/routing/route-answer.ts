import { z } from 'zod';
import type { LatLon, Locale } from '@site/domain';
import { DRIVING_OPTIONS } from './areas/valhalla-answer';
import type { RouteCall } from './protocol';
import type { RouteStep, Turn } from './routing-engine';

/** The engine's names of the languages of instructions. */
const ENGINE_LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en-US', fr: 'fr-FR' };

/** Builds the request for the fastest route through the stops, with the same times as the drive-time areas. */
export const createRouteRequest = ({ stops, maxSnapDistance, language }: RouteCall) => ({
  locations: toLocations(stops, maxSnapDistance),
  ...DRIVING_OPTIONS,
  units: 'kilometers',
  language: ENGINE_LANGUAGES[language],
  directions_type: 'instructions'
});

/** Builds the request that finds the stops with a road in reach. */
export const createLocateRequest = (stops: readonly LatLon[], maxSnapDistance: number) => ({
  locations: toLocations(stops, maxSnapDistance),
  costing: 'auto',
  verbose: false
});

export const toLocations = (stops: readonly LatLon[], maxSnapDistance: number) =>
  stops.map(({ latitude, longitude }) => ({
    lat: latitude,
    lon: longitude,
    type: 'break',
    search_cutoff: maxSnapDistance
  }));

const routeAnswer = z.object({
  trip: z.object({
    units: z.string(),
    legs: z.array(
      z.object({
        /** Encoded polyline, six decimals. */
        shape: z.string(),
        maneuvers: z.array(
          z.object({
            type: z.number(),
            instruction: z.string(),
            street_names: z.array(z.string()).default([]),
            time: z.number(),
            length: z.number(),
            begin_shape_index: z.number(),
            end_shape_index: z.number()
          })
        )
      })
    )
  })
});

const locateAnswer = z.array(
  z.object({ edges: z.array(z.unknown()).nullish(), nodes: z.array(z.unknown()).nullish() })
);

/** The engine's codes of a manoeuvre, in order. */
const TURNS: readonly Turn[] = [
  'straight', 'depart', 'depart', 'depart', 'arrive', 'arrive', 'arrive', 'straight', 'straight', 'bearRight', 'right', 'sharpRight', 'uTurn', 'uTurn', 'sharpLeft', 'left', 'bearLeft', 'straight', 'rampRight', 'rampLeft', 'rampRight', 'rampLeft', 'straight', 'forkRight', 'forkLeft', 'straight', 'roundabout', 'roundabout', 'ferry', 'endOfFerry'
]; // prettier-ignore

const SIX_DECIMALS = 1e6;

/** Decodes an encoded polyline of six decimals into points of longitude and latitude. */
export function decodeShape(text: string): [number, number][] {
  const line: [number, number][] = [];
  const sums = [0, 0];
  for (let at = 0, axis = 0; at < text.length; axis = 1 - axis) {
    let [bits, shift, byte] = [0, 0, 0x20];
    for (; byte >= 0x20; shift += 5) {
      byte = text.charCodeAt(at++) - 63;
      bits |= (byte & 0x1f) << shift;
    }
    sums[axis]! += bits & 1 ? ~(bits >> 1) : bits >> 1;
    if (axis === 1) line.push([sums[1]! / SIX_DECIMALS, sums[0]! / SIX_DECIMALS]);
  }
  return line;
}

export interface RouteLeg {
  readonly minutes: number;
  readonly kilometres: number;
  readonly steps: readonly RouteStep[];
}

/**
 * Reads an answer of the route call; the length of a leg is exactly the sum of its steps.
 * @throws ZodError when it is invalid.
 */
export function readRoute(json: unknown): RouteLeg[] {
  const { units, legs } = routeAnswer.parse(json).trip;
  // A service may ignore the requested unit and answer in its own.
  const unit = units === 'miles' ? 1.609344 : 1;
  return legs.map(({ shape, maneuvers }) => {
    const line = decodeShape(shape);
    const steps = maneuvers.map((step) => ({
      turn: TURNS[step.type] ?? 'straight',
      text: step.instruction,
      streets: step.street_names,
      minutes: step.time / 60,
      kilometres: step.length * unit,
      line: line.slice(step.begin_shape_index, step.end_shape_index + 1)
    }));
    return {
      minutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
      kilometres: steps.reduce((sum, { kilometres }) => sum + kilometres, 0),
      steps
    };
  });
}

/**
 * Returns the indexes of the points without a road in reach.
 * @throws ZodError when the answer is invalid.
 */
export const findOffRoadStops = (json: unknown): number[] =>
  locateAnswer
    .parse(json)
    .flatMap(({ edges, nodes }, index) => (edges?.length || nodes?.length ? [] : [index]));
