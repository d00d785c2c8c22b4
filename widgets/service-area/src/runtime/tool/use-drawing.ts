import { LocationChangeMessage, MessageManager, React } from 'jimu-core';
import type { BreakPolygon, ServiceAreaSummary } from 'widgets/shared-code/site-core';
import {
  driveTimeBreaks,
  solveServiceArea,
  summariseServiceArea,
  useAnswer
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
  const asked = useAnswer(
    drawing && [drawing, serverUrl, serviceAreaUrl],
    async ([one, ...urls], { signal }) => ({
      drawing: one,
      result: await fetchArea(one, { serverUrl: urls[0], serviceAreaUrl: urls[1] }, signal)
    })
  );
  const done = asked.status === 'ready' ? asked.answer : null;
  const fault = asked.status === 'failed' ? asked.fault : null;
  React.useEffect(() => {
    if (!done) return;
    change((state) => finishDrawing(state, done.drawing, done.result));
    const { latitude, longitude } = done.drawing;
    MessageManager.getInstance().publishMessage(new LocationChangeMessage(widgetId, { latitude, longitude }));
  }, [widgetId, done, change]);
  React.useEffect(() => {
    if (drawing && fault)
      change((state) => failDrawing(state, drawing, { code: fault.code, message: fault.message }));
  }, [drawing, fault, change]);
}
