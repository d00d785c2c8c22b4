import { writeTraceHeaders } from '../../common/call-context';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readIsochroneAnswer } from './areas/valhalla-answer';
import type { IsochroneAnswer } from './areas/valhalla-answer';
import { RoutingError } from './routing-engine';
import { createValhallaConfig } from './valhalla-config';

/** The engine, local or remote. Each call takes a request of the engine's JSON API. */
export interface Valhalla {
  isochrone(request: object): Promise<IsochroneAnswer>;
  /** The answer as unchecked JSON. */
  route(request: object): Promise<unknown>;
  /** The answer as unchecked JSON. */
  locate(request: object): Promise<unknown>;
  /** The answer as unchecked JSON. */
  matrix(request: object): Promise<unknown>;
  /**
   * As {@link matrix}, for ways of at most `metres` in a straight line. The embedded engine ends its searches earlier
   * (`toMatrixMetres`): longer ways may be missing.
   */
  boundedMatrix(request: object, metres: number): Promise<unknown>;
}

type ValhallaAction = 'isochrone' | 'route' | 'locate' | 'matrix';

/** Address of each action of a service. */
const SERVICE_PATHS: Readonly<Record<ValhallaAction, string>> = {
  isochrone: 'isochrone',
  route: 'route',
  locate: 'locate',
  matrix: 'sources_to_targets'
};

/** Returns the text of an answer. */
type SendRequest = (action: ValhallaAction, request: string) => Promise<string>;

/** Bounds of an engine's ways are rounded up to it, in metres, so that similar calls share an engine. */
const BOUND_STEP_M = 25_000;
/** Most open engines with a bound; each caches road tiles. */
const MAX_BOUNDED_ENGINES = 3;

/** The used part of the package, whose own types are only "any". */
interface ValhallaPackage {
  readonly Actor: new (config: object) => Record<ValhallaAction, (request: string) => Promise<string>>;
}

/** Time limit of a Valhalla service in ms. */
const SERVICE_TIMEOUT_MS = 30_000;

/**
 * Maps an error of the engine, which is recognized by its text (in process) or by text and code (over HTTP).
 */
function toEngineError(message: string, code?: number): RoutingError {
  const plain = message.replace(/^\w+ error: /, '');
  if (code === 171 || /no suitable edges|no data found for location/i.test(message))
    return new RoutingError('noRoadNearby', 'No road was found near the start');
  if (code === 170 || code === 442 || /no path could be found|unconnected regions/i.test(message))
    return new RoutingError('noRoute', 'There is no road from one stop to the next');
  if (code === 151 || code === 152 || /exceeded max/i.test(message))
    return new RoutingError('timeTooLong', plain);
  return new RoutingError('unavailable', `The drive-time engine could not answer: ${message}`);
}

/** Reads the text of an answer; an invalid one is the engine's fault. */
function parseAnswer<Answer>(text: string, read: (text: string) => Answer): Answer {
  try {
    return read(text);
  } catch (cause) {
    throw new RoutingError('unavailable', 'The drive-time engine returned an invalid answer.', { cause });
  }
}

const createClient = (ask: SendRequest, openBounded: (metres: number) => SendRequest): Valhalla => {
  const asJson = (text: string): unknown => JSON.parse(text);
  return {
    isochrone: async (request) =>
      parseAnswer(await ask('isochrone', JSON.stringify(request)), readIsochroneAnswer),
    route: async (request) => parseAnswer(await ask('route', JSON.stringify(request)), asJson),
    locate: async (request) => parseAnswer(await ask('locate', JSON.stringify(request)), asJson),
    matrix: async (request) => parseAnswer(await ask('matrix', JSON.stringify(request)), asJson),
    boundedMatrix: async (request, metres) =>
      parseAnswer(await openBounded(metres)('matrix', JSON.stringify(request)), asJson)
  };
};

/** Opens the engine of the npm package over a folder of tiles. Throws the errors of its loading. */
export function openEmbeddedValhalla(root: string, tilesFolder: string): Valhalla {
  const load = createRequire(join(root, 'package.json'));
  const { Actor } = load('@valhallajs/valhallajs') as ValhallaPackage;
  const openActor = (matrixMetres?: number): SendRequest => {
    const actor = new Actor(createValhallaConfig(tilesFolder, matrixMetres));
    return (action, request) =>
      actor[action](request).catch((error: Error) => {
        throw toEngineError(error.message);
      });
  };
  const bounded = new LRUCache<number, SendRequest>({ max: MAX_BOUNDED_ENGINES, memoMethod: openActor });
  return createClient(openActor(), (metres) => bounded.memo(Math.ceil(metres / BOUND_STEP_M) * BOUND_STEP_M));
}

/** Opens a Valhalla service with the engine's usual JSON API at `url`. */
export function openRemoteValhalla(url: string): Valhalla {
  const base = url.replace(/\/+$/, '');
  const ask: SendRequest = async (action, request) => {
    const response = await fetch(`${base}/${SERVICE_PATHS[action]}`, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...writeTraceHeaders() },
      body: request,
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS)
    }).catch((cause: Error) => {
      throw new RoutingError('unavailable', `The Valhalla service did not answer (${cause.message})`, {
        cause
      });
    });
    const text = await response.text();
    if (!response.ok) throw toServiceError(text, response.status);
    return text;
  };
  return createClient(ask, () => ask);
}

function toServiceError(text: string, status: number): RoutingError {
  try {
    const { error, error_code: code } = JSON.parse(text) as { error?: string; error_code?: number };
    if (error) return toEngineError(error, code);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return toEngineError(`HTTP status ${status}`);
}
