import { ArcgisError } from '../../ground/errors';
import { readSpatialReference, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import { flag, list } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { readLocations } from './locations';
import type { NetworkLocation } from './locations';

/** Breaks asked for when a call names none, as the public service has them. */
export const DEFAULT_BREAKS: readonly number[] = [5, 10, 15];
/** Starts in one call. */
export const MAX_FACILITIES = 5;
/** What the engine draws in one go. */
export const MAX_BREAKS = 4;

/** What a call of solveServiceArea asks for. */
export interface SolveRequest {
  readonly facilities: readonly NetworkLocation[];
  /** Minutes, ascending, without repeats. */
  readonly breaks: readonly number[];
  readonly outSR: SpatialReference;
  readonly polygons: boolean;
  readonly returnFacilities: boolean;
  /** Bands from break to break instead of all the ground reached within each break. */
  readonly splitAtBreaks: boolean;
  /** One polygon a break over all facilities. */
  readonly mergeRanges: boolean;
}

const refuse = (detail: string): never => {
  throw new ArcgisError(400, 'Unable to complete operation.', [detail]);
};

/** The parameter, or the first of the values it may have. @throws ArcgisError 400 for any other. */
export function oneOf(params: CallParameters, name: string, allowed: readonly string[]): string {
  const value = params[name]?.trim() || allowed[0]!;
  return allowed.includes(value) ? value : refuse(`${name} must be one of ${allowed.join(', ')}.`);
}

function readBreaks(text: string | undefined, maxMinutes: number): number[] {
  const given = list(text);
  const breaks = [...new Set(given.length > 0 ? given.map(Number) : DEFAULT_BREAKS)].sort((a, b) => a - b);
  if (breaks.some((minutes) => !Number.isFinite(minutes) || minutes <= 0))
    return refuse('defaultBreaks must be minutes above 0, e.g. 20,40,60.');
  if (breaks.length > MAX_BREAKS) return refuse(`defaultBreaks may hold at most ${MAX_BREAKS} values.`);
  // The wording that clients of the public service look for.
  if (breaks.at(-1)! > maxMinutes)
    return refuse(`The maximum break value is ${maxMinutes} minutes; ${breaks.at(-1)} was asked for.`);
  return breaks;
}

/**
 * Reads the parameters of solveServiceArea. Every road may be driven both ways in the same time, so both travel
 * directions give the same ground.
 * @throws ArcgisError 400 that says what to write.
 */
export function readSolveRequest(params: CallParameters, maxMinutes: number): SolveRequest {
  oneOf(params, 'f', ['json', 'pjson']);
  oneOf(params, 'travelDirection', ['esriNATravelDirectionFromFacility', 'esriNATravelDirectionToFacility']);
  const detail = oneOf(params, 'outputPolygons', [
    'esriNAOutputPolygonDetailed',
    'esriNAOutputPolygonSimplified',
    'esriNAOutputPolygonNone'
  ]);
  return {
    facilities: readLocations(params.facilities, { label: 'Facilities', most: MAX_FACILITIES }),
    breaks: readBreaks(params.defaultBreaks, maxMinutes),
    outSR: readSpatialReference(params.outSR, WGS84),
    polygons: detail !== 'esriNAOutputPolygonNone',
    returnFacilities: flag(params, 'returnFacilities'),
    splitAtBreaks: flag(params, 'splitPolygonsAtBreaks'),
    mergeRanges: flag(params, 'mergeSimilarPolygonRanges')
  };
}
