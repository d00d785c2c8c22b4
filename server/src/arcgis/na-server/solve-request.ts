import { ArcgisError } from '../../common/response-errors';
import { readSpatialReference, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import { readFlag, splitList } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { readLocations } from './locations';
import type { NetworkLocation } from './locations';

/** Breaks of a call without any, as in the public service. */
export const DEFAULT_BREAKS: readonly number[] = [5, 10, 15];
/** Most starts in one call. */
export const MAX_FACILITIES = 5;
/** Most breaks that the engine draws at once. */
export const MAX_BREAKS = 4;

/** The parameters of a call of solveServiceArea. */
export interface SolveRequest {
  readonly facilities: readonly NetworkLocation[];
  /** Minutes, ascending, without repeats. */
  readonly breaks: readonly number[];
  readonly outSR: SpatialReference;
  readonly polygons: boolean;
  readonly returnFacilities: boolean;
  /** Bands from break to break instead of the whole area reached within each break. */
  readonly splitAtBreaks: boolean;
  /** One polygon per break over all facilities. */
  readonly mergeRanges: boolean;
}

const refuseSolve = (detail: string): never => {
  throw new ArcgisError(400, 'Unable to complete operation.', [detail]);
};

/**
 * Returns the parameter, or the first allowed value when it is absent.
 * @throws ArcgisError 400 for any other.
 */
export function readEnum(params: CallParameters, name: string, allowed: readonly string[]): string {
  const value = params[name]?.trim() || allowed[0]!;
  return allowed.includes(value) ? value : refuseSolve(`${name} must be one of ${allowed.join(', ')}.`);
}

function readBreaks(text: string | undefined, maxMinutes: number): number[] {
  const given = splitList(text);
  const breaks = [...new Set(given.length > 0 ? given.map(Number) : DEFAULT_BREAKS)].sort((a, b) => a - b);
  if (breaks.some((minutes) => !Number.isFinite(minutes) || minutes <= 0))
    return refuseSolve('defaultBreaks must be minutes above 0, e.g. 20,40,60.');
  if (breaks.length > MAX_BREAKS)
    return refuseSolve(`defaultBreaks may contain at most ${MAX_BREAKS} values.`);
  // Clients of the public service look for this wording.
  if (breaks.at(-1)! > maxMinutes)
    return refuseSolve(`The maximum break value is ${maxMinutes} minutes; ${breaks.at(-1)} was requested.`);
  return breaks;
}

/**
 * Reads the parameters of solveServiceArea. Every road may be driven both ways in the same time, so both travel
 * directions give the same area.
 * @throws ArcgisError 400 that explains what to write.
 */
export function readSolveRequest(params: CallParameters, maxMinutes: number): SolveRequest {
  readEnum(params, 'f', ['json', 'pjson']);
  readEnum(params, 'travelDirection', [
    'esriNATravelDirectionFromFacility',
    'esriNATravelDirectionToFacility'
  ]);
  const detail = readEnum(params, 'outputPolygons', [
    'esriNAOutputPolygonDetailed',
    'esriNAOutputPolygonSimplified',
    'esriNAOutputPolygonNone'
  ]);
  return {
    facilities: readLocations(params.facilities, { label: 'Facilities', most: MAX_FACILITIES }),
    breaks: readBreaks(params.defaultBreaks, maxMinutes),
    outSR: readSpatialReference(params.outSR, WGS84),
    polygons: detail !== 'esriNAOutputPolygonNone',
    returnFacilities: readFlag(params, 'returnFacilities'),
    splitAtBreaks: readFlag(params, 'splitPolygonsAtBreaks'),
    mergeRanges: readFlag(params, 'mergeSimilarPolygonRanges')
  };
}
