import { LocationChangeMessage, MessageManager, React } from 'jimu-core';
import { asApiClientError, summariseServiceArea } from 'widgets/shared-code/site-core';
import type { ServiceAreaState } from '../state';
import { failDrawing, finishDrawing } from '../state';
import type { Change } from '../use-service-area';

/** Carries out the drawing that the state names; gives it up when the state does. */
export function useDrawing(
  widgetId: string,
  { drawing }: Pick<ServiceAreaState, 'drawing'>,
  change: Change,
  serverUrl: string
): void {
  React.useEffect(() => {
    if (!drawing) return undefined;
    const givenUp = new AbortController();
    summariseServiceArea(drawing, serverUrl, givenUp.signal).then(
      ({ polygons, ...summary }) => {
        if (givenUp.signal.aborted) return;
        change((state) => finishDrawing(state, drawing, { polygons, summary }));
        const { latitude, longitude } = drawing;
        MessageManager.getInstance().publishMessage(
          new LocationChangeMessage(widgetId, { latitude, longitude })
        );
      },
      (error: unknown) => {
        if (givenUp.signal.aborted) return;
        const { code, message } = asApiClientError(error);
        change((state) => failDrawing(state, drawing, { code, message }));
      }
    );
    return () => givenUp.abort();
  }, [widgetId, drawing, change, serverUrl]);
}
