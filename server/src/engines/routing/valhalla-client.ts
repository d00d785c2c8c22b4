import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readAnswer } from './areas/valhalla-answer';
import type { IsochroneAnswer } from './areas/valhalla-answer';
import { RoutingError } from './routing-engine';
import { valhallaConfig } from './valhalla-config';

/** Puts one isochrone request to the engine, wherever it is. */
export type AskValhalla = (request: object) => Promise<IsochroneAnswer>;

interface Actor {
  isochrone(request: string): Promise<string>;
}

/** The part of the package that is used; its own types know no more than "any". */
interface ValhallaPackage {
  readonly Actor: new (config: object) => Actor;
}

/** Milliseconds a Valhalla service has to answer. */
const SERVICE_TIMEOUT_MS = 30_000;

/** The engine tells its errors apart by text only (in process) or by text and code (over HTTP: 171, 151, 152). */
function engineError(message: string, code?: number): RoutingError {
  if (code === 171 || /no suitable edges|no data found for location/i.test(message))
    return new RoutingError('noRoadNearby', 'No road was found near the start');
  if (code === 151 || code === 152 || /exceeded max/i.test(message))
    return new RoutingError('timeTooLong', message.replace(/^Isochrone error: /, ''));
  return new RoutingError('unavailable', `The drive-time engine could not answer: ${message}`);
}

/** The engine of the npm package over a folder of tiles. Throws what its loading throws. */
export function embeddedValhalla(root: string, tilesFolder: string): AskValhalla {
  const load = createRequire(join(root, 'package.json'));
  const { Actor } = load('@valhallajs/valhallajs') as ValhallaPackage;
  const actor = new Actor(valhallaConfig(tilesFolder));
  return async (request) => {
    const text = await actor.isochrone(JSON.stringify(request)).catch((error: Error) => {
      throw engineError(error.message);
    });
    return readAnswer(text);
  };
}

/** A Valhalla service with the engine's usual JSON API at `url`. */
export function remoteValhalla(url: string): AskValhalla {
  const address = `${url.replace(/\/+$/, '')}/isochrone`;
  return async (request) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS)
    }).catch((cause: Error) => {
      throw new RoutingError('unavailable', `The Valhalla service did not answer (${cause.message})`, {
        cause
      });
    });
    const text = await response.text();
    if (!response.ok) throw serviceError(text, response.status);
    try {
      return readAnswer(text);
    } catch (cause) {
      throw new RoutingError('unavailable', 'The Valhalla service gave an answer that is not one.', {
        cause
      });
    }
  };
}

function serviceError(text: string, status: number): RoutingError {
  try {
    const { error, error_code: code } = JSON.parse(text) as { error?: string; error_code?: number };
    if (error) return engineError(error, code);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return engineError(`HTTP status ${status}`);
}
