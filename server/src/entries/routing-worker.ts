/* The routing process: runs the engine, so that its memory and its faults stay out of the server. */
import { readRoadSegments, NO_SEGMENTS } from '../engines/routing/areas/road-segments';
import type { RoutingMessage, RoutingRequest, WorkerSettings } from '../engines/routing/protocol';
import { buildRainyTiles } from '../engines/routing/rainy-tiles';
import { RoutingError } from '../engines/routing/routing-engine';
import { solveIsochrones } from '../engines/routing/solve-isochrones';
import { solveRoute } from '../engines/routing/solve-route';
import { toSegmentsPath, toTilesPath } from '../engines/routing/tiles-folder';
import { explainLoadingError } from '../engines/routing/valhalla-binary';
import { openEmbeddedValhalla, openRemoteValhalla } from '../engines/routing/valhalla-client';

const sendMessage = (message: RoutingMessage): void => {
  process.send?.(message);
};

async function openEngine({ root, folder, routingUrl, rainy }: WorkerSettings) {
  // The roads are the same in every season; only the tiles differ.
  const segments = folder === null ? NO_SEGMENTS : readRoadSegments(toSegmentsPath(folder));
  if (routingUrl !== null) return { valhalla: openRemoteValhalla(routingUrl), segments };
  const tiles = rainy === null ? folder! : await buildRainyTiles(root, folder!, rainy);
  return { valhalla: openEmbeddedValhalla(root, toTilesPath(tiles)), segments };
}

function answerRequests({ valhalla, segments }: Awaited<ReturnType<typeof openEngine>>): void {
  process.on('message', (request: RoutingRequest) => {
    const { id, kind, asked } = request;
    const answering =
      kind === 'route' ? solveRoute(asked, valhalla) : solveIsochrones(asked, valhalla, segments);
    answering.then(
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
