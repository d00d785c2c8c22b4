/* The routing process: runs the engine, so that its memory and its faults stay out of the server. */
import { readRoadSegments, NO_SEGMENTS } from '../engines/routing/areas/road-segments';
import type {
  CallKind,
  RoutingCalls,
  RoutingMessage,
  RoutingRequest,
  WorkerSettings
} from '../engines/routing/protocol';
import { SPEED_KPH } from '../engines/routing/osm-pbf';
import { buildRainyTiles } from '../engines/routing/rainy-tiles';
import { RoutingError } from '../engines/routing/routing-engine';
import { solveIsochrones } from '../engines/routing/solve-isochrones';
import { solveLocate, solveMatrix } from '../engines/routing/solve-matrix';
import { solveReach } from '../engines/routing/solve-reach';
import { solveRoute } from '../engines/routing/solve-route';
import { readFastestSpeed, toSegmentsPath, toTilesPath } from '../engines/routing/tiles-folder';
import { explainLoadingError } from '../engines/routing/valhalla-binary';
import { MAX_MATRIX_PAIRS, MAX_REACH_PAIRS } from '../engines/routing/valhalla-config';
import { openEmbeddedValhalla, openRemoteValhalla } from '../engines/routing/valhalla-client';

const sendMessage = (message: RoutingMessage): void => {
  process.send?.(message);
};

async function openEngine({ root, folder, routingUrl, rainy }: WorkerSettings) {
  // The roads are the same in every season; only the tiles differ.
  const segments = folder === null ? NO_SEGMENTS : readRoadSegments(toSegmentsPath(folder));
  if (routingUrl !== null) {
    // The roads of a service are not known, but no engine drives faster.
    const reach = { fastestKph: SPEED_KPH.max, maxPairs: MAX_MATRIX_PAIRS };
    return { valhalla: openRemoteValhalla(routingUrl), segments, reach };
  }
  const tiles = rainy === null ? folder! : await buildRainyTiles(root, folder!, rainy);
  const reach = { fastestKph: readFastestSpeed(folder!) ?? SPEED_KPH.max, maxPairs: MAX_REACH_PAIRS };
  return { valhalla: openEmbeddedValhalla(root, toTilesPath(tiles)), segments, reach };
}

type OpenEngine = Awaited<ReturnType<typeof openEngine>>;

function solveRequest(
  { kind, asked }: RoutingRequest,
  { valhalla, segments, reach }: OpenEngine
): Promise<RoutingCalls[CallKind]['answer']> {
  switch (kind) {
    case 'isochrones':
      return solveIsochrones(asked, valhalla, segments);
    case 'route':
      return solveRoute(asked, valhalla);
    case 'locate':
      return solveLocate(asked, valhalla);
    case 'matrix':
      return solveMatrix(asked, valhalla);
    case 'reach':
      return solveReach(asked, reach, valhalla);
  }
}

function answerRequests(engine: OpenEngine): void {
  process.on('message', (request: RoutingRequest) => {
    const { id } = request;
    solveRequest(request, engine).then(
      (answer) => sendMessage({ type: 'answer', id, answer }),
      (error: unknown) => {
        const known = error instanceof RoutingError ? error : null;
        sendMessage({
          type: 'failure',
          id,
          reason: known?.reason ?? 'unavailable',
          message: error instanceof Error ? error.message : String(error),
          stops: known?.stops ?? []
        });
      }
    );
  });
  sendMessage({ type: 'ready' });
}

// The server is gone, so nobody needs an answer.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the server decides when this process ends.
process.on('SIGINT', () => undefined);

try {
  answerRequests(await openEngine(JSON.parse(process.env.SITE_ROUTING ?? '{}') as WorkerSettings));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  // The messages of the tile builder are complete sentences already.
  sendMessage({
    type: 'unusable',
    problem: error instanceof RoutingError ? message : explainLoadingError(message)
  });
  process.disconnect();
}
