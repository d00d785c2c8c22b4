/* The routing process: holds the engine, so that its memory and its faults stay out of the server. */
import { readRoadSegments, NO_SEGMENTS } from '../engines/routing/areas/road-segments';
import type { RoutingMessage, RoutingRequest, WorkerSettings } from '../engines/routing/protocol';
import { RoutingError } from '../engines/routing/routing-engine';
import { solve } from '../engines/routing/solve';
import { solveRoute } from '../engines/routing/solve-route';
import { segmentsIn, tilesIn } from '../engines/routing/tiles-folder';
import { loadingProblem } from '../engines/routing/valhalla-binary';
import { embeddedValhalla, remoteValhalla } from '../engines/routing/valhalla-client';

const tell = (message: RoutingMessage): void => {
  process.send?.(message);
};

function open({ root, folder, routingUrl }: WorkerSettings) {
  const valhalla =
    routingUrl === null ? embeddedValhalla(root, tilesIn(folder!)) : remoteValhalla(routingUrl);
  return { valhalla, segments: folder === null ? NO_SEGMENTS : readRoadSegments(segmentsIn(folder)) };
}

function serve({ valhalla, segments }: ReturnType<typeof open>): void {
  process.on('message', (request: RoutingRequest) => {
    const { id, kind, asked } = request;
    const answering = kind === 'route' ? solveRoute(asked, valhalla) : solve(asked, valhalla, segments);
    answering.then(
      (answer) => tell({ type: 'answer', id, answer }),
      (error: unknown) => {
        const known = error instanceof RoutingError ? error : null;
        tell({
          type: 'failure',
          id,
          reason: known?.reason ?? 'unavailable',
          message: error instanceof Error ? error.message : String(error),
          stops: known?.stops ?? []
        });
      }
    );
  });
  tell({ type: 'ready' });
}

// The server has gone: nobody is left to answer.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the server says when it is done with this process.
process.on('SIGINT', () => undefined);

try {
  serve(open(JSON.parse(process.env.SITE_ROUTING ?? '{}') as WorkerSettings));
} catch (error) {
  tell({ type: 'unusable', problem: loadingProblem(error instanceof Error ? error.message : String(error)) });
  process.disconnect();
}
