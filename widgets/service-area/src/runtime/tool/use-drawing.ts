import { LocationChangeMessage, MessageManager, React } from 'jimu-core';
import type { BreakPolygon, ServiceAreaSummary } from 'widgets/shared-code/site-core';
import {
  asApiClientError,
  driveTimeBreaks,
  solveServiceArea,
  summariseServiceArea
} from 'widgets/shared-code/site-core';
import type { Drawing, ServiceAreaState } from '../state';
import { failDrawing, finishDrawing } from '../state';
import type { Change } from '../use-service-area';

interface Services {
  readonly serverUrl: string;
  readonly serviceAreaUrl: string;
}

/** Polygons and figures of a drawing, asked for at the same time. */
async function fetchArea(
  { latitude, longitude, minutes }: Drawing,
  { serverUrl, serviceAreaUrl }: Services,
  signal: AbortSignal
): Promise<{ polygons: BreakPolygon[]; summary: ServiceAreaSummary }> {
  const url = serviceAreaUrl.startsWith('/') ? serverUrl + serviceAreaUrl : serviceAreaUrl;
  const breaks = driveTimeBreaks(minutes);
  // The figures first: when both fail for the same reason, the product's code says it more precisely.
  const [summary, polygons] = await Promise.all([
    summariseServiceArea({ latitude, longitude, minutes }, serverUrl, signal),
    solveServiceArea(url, { latitude, longitude, breaks, signal })
  ]);
  return { polygons, summary };
}

/** Carries out the drawing that the state names; gives it up when the state does. */
export function useDrawing(
  widgetId: string,
  { drawing }: Pick<ServiceAreaState, 'drawing'>,
  change: Change,
  { serverUrl, serviceAreaUrl }: Services
): void {
  React.useEffect(() => {
    if (!drawing) return undefined;
    const givenUp = new AbortController();
    fetchArea(drawing, { serverUrl, serviceAreaUrl }, givenUp.signal).then(
      (result) => {
        if (givenUp.signal.aborted) return;
        change((state) => finishDrawing(state, drawing, result));
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
  }, [widgetId, drawing, change, serverUrl, serviceAreaUrl]);
}
