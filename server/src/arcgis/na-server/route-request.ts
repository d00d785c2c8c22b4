import { toLocale } from '@site/domain';
import type { Locale } from '@site/domain';
import { MAX_STOPS } from '../../engines/routing/routing-engine';
import { ArcgisError } from '../../common/response-errors';
import { readSpatialReference, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import { readFlag } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { readLocations } from './locations';
import type { NetworkLocation } from './locations';
import { readEnum } from './solve-request';

/** Units per kilometre, for each unit that directions may be requested in. */
const PER_KILOMETRE = {
  esriNAUKilometers: 1,
  esriNAUMeters: 1_000,
  esriNAUMiles: 1 / 1.609344,
  esriNAUYards: 1_000 / 0.9144,
  esriNAUFeet: 1_000 / 0.3048,
  esriNAUNauticalMiles: 1 / 1.852
} as const;

/** The parameters of a call of Route/solve. */
export interface RouteRequest {
  readonly stops: readonly NetworkLocation[];
  readonly outSR: SpatialReference;
  readonly routes: boolean;
  readonly returnStops: boolean;
  /** Form of the turn list; null when none is requested. */
  readonly directions: 'standard' | 'featureSets' | 'summary' | null;
  /** Lines as driven, straight from stop to stop, or no lines. */
  readonly lines: 'shape' | 'straight' | 'none';
  /** Language of the turn list. */
  readonly language: Locale;
  /** Units of length of the turn list per kilometre. */
  readonly perKilometre: number;
  /** Start of the drive in milliseconds since 1970 UTC, or null when not given. */
  readonly startTime: number | null;
  /** Stops without a road in reach are omitted with a message, if at least two remain. */
  readonly ignoreInvalid: boolean;
}

const refuseRoute = (detail: string): never => {
  throw new ArcgisError(400, 'Unable to complete operation.', [detail]);
};

const TIME_IMPEDANCES = ['TravelTime', 'Minutes'];

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuseRoute(`${name} is not valid JSON.`);
  }
}

/**
 * Only time by car is supported: other travel modes and impedances are refused, never answered as if they were
 * this one.
 */
function checkTravel(params: CallParameters): void {
  const impedance = params.impedanceAttributeName?.trim();
  if (impedance && !TIME_IMPEDANCES.includes(impedance))
    refuseRoute(`impedanceAttributeName must be TravelTime (minutes); it is '${impedance}'.`);
  const text = params.travelMode?.trim();
  if (!text || text === '1') return;
  const mode = parseJson('travelMode', text) as { impedanceAttributeName?: unknown; type?: unknown } | null;
  const { impedanceAttributeName = 'TravelTime', type = 'AUTOMOBILE' } = mode ?? {};
  if (!TIME_IMPEDANCES.includes(String(impedanceAttributeName)) || type !== 'AUTOMOBILE')
    refuseRoute('travelMode must be the one of retrieveTravelModes: driving time by car.');
}

const BARRIER_PARAMETERS = ['barriers', 'polylineBarriers', 'polygonBarriers', 'pointBarriers'];

function checkUnsupported(params: CallParameters): void {
  for (const name of BARRIER_PARAMETERS) {
    const text = params[name]?.trim();
    if (!text) continue;
    const json = text.startsWith('{') ? (parseJson(name, text) as { features?: unknown }) : null;
    const { features } = json ?? {};
    if (!(Array.isArray(features) && features.length === 0)) refuseRoute(`${name} is not supported.`);
  }
  for (const name of ['findBestSequence', 'useTimeWindows'])
    if (readFlag(params, name))
      refuseRoute(`${name} is not supported: stops are visited in the given order.`);
}

function readStartTime(text: string | undefined): number | null {
  const value = text?.trim();
  if (!value || value === 'none') return null;
  if (value === 'now') return Date.now();
  const milliseconds = Number(value);
  return Number.isFinite(milliseconds)
    ? milliseconds
    : refuseRoute(`startTime must be now or milliseconds since 1970; it is '${value}'.`);
}

const DIRECTIONS = {
  esriDOTStandard: 'standard',
  esriDOTComplete: 'standard',
  esriDOTCompleteNoEvents: 'standard',
  esriDOTInstructionsOnly: 'standard',
  esriDOTSummaryOnly: 'summary',
  esriDOTFeatureSets: 'featureSets'
} as const;
const LINES = {
  esriNAOutputLineTrueShape: 'shape',
  esriNAOutputLineTrueShapeWithMeasure: 'shape',
  esriNAOutputLineStraight: 'straight',
  esriNAOutputLineNone: 'none'
} as const;

/** Returns the meaning of the parameter, which is one of the keys; the first when it is absent. */
function readMeaning<Meaning>(
  params: CallParameters,
  name: string,
  meanings: Readonly<Record<string, Meaning>>
): Meaning {
  return meanings[readEnum(params, name, Object.keys(meanings))]!;
}

/**
 * Reads the parameters of Route/solve.
 * @throws ArcgisError 400 that explains what to write.
 */
export function readRouteRequest(params: CallParameters): RouteRequest {
  readEnum(params, 'f', ['json', 'pjson']);
  checkTravel(params);
  checkUnsupported(params);
  const stops = readLocations(params.stops, { label: 'Stops', most: MAX_STOPS });
  if (stops.length < 2) refuseRoute('Stops: a route needs at least two.');
  const style = readMeaning(params, 'directionsOutputType', DIRECTIONS);
  return {
    stops,
    outSR: readSpatialReference(params.outSR, WGS84),
    routes: readFlag(params, 'returnRoutes', true),
    returnStops: readFlag(params, 'returnStops'),
    directions: readFlag(params, 'returnDirections', true) ? style : null,
    lines: readMeaning(params, 'outputLines', LINES),
    language: toLocale(params.directionsLanguage?.trim() || 'en'),
    perKilometre: readMeaning<number>(params, 'directionsLengthUnits', PER_KILOMETRE),
    startTime: readStartTime(params.startTime),
    ignoreInvalid: readFlag(params, 'ignoreInvalidLocations', true)
  };
}
