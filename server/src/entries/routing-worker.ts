/* The routing process: holds the engine, so that its memory and its faults stay out of the server. */
import { readRoadSegments, NO_SEGMENTS } from '../engines/routing/areas/road-segments';
import type { IsochroneCall, RoutingMessage, WorkerSettings } from '../engines/routing/protocol';
import { RoutingError } from '../engines/routing/routing-engine';
import { solve } from '../engines/routing/solve';
import { segmentsIn, tilesIn } from '../engines/routing/tiles-folder';
import { loadingProblem } from '../engines/routing/valhalla-binary';
import { embeddedValhalla, remoteValhalla } from '../engines/routing/valhalla-client';

const tell = (message: RoutingMessage): void => {
  process.send?.(message);
};

function open({ root, folder, routingUrl }: WorkerSettings) {
  const ask = routingUrl === null ? embeddedValhalla(root, tilesIn(folder!)) : remoteValhalla(routingUrl);
  return { ask, segments: folder === null ? NO_SEGMENTS : readRoadSegments(segmentsIn(folder)) };
}

function serve({ ask, segments }: ReturnType<typeof open>): void {
  process.on('message', (call: IsochroneCall) => {
    solve(call, ask, segments).then(
      (isochrones) => tell({ type: 'answer', id: call.id, isochrones }),
      (error: unknown) => {
        const reason = error instanceof RoutingError ? error.reason : 'unavailable';
        tell({
          type: 'failure',
          id: call.id,
          reason,
          message: error instanceof Error ? error.message : String(error)
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
