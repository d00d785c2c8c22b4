import { LocationChangeMessage, MessageManager, React } from 'jimu-core';
import { summariseServiceArea, useRequest } from 'widgets/shared-code/site-core';
import type { ServiceAreaState } from '../state';
import { failDrawing, finishDrawing } from '../state';
import type { AreaStateSetter } from '../use-service-area';

/** Runs the drawing named by the state; cancels it when the state no longer names it. */
export function useDrawing(
  widgetId: string,
  { drawing }: Pick<ServiceAreaState, 'drawing'>,
  change: AreaStateSetter,
  serverUrl: string
): void {
  const asked = useRequest(drawing && ([drawing, serverUrl] as const), async ([one, url], { signal }) => {
    const { polygons, ...summary } = await summariseServiceArea({ ...one, season: 'dry' }, url, signal);
    return { drawing: one, result: { polygons, summary } };
  });
  const done = asked.status === 'ready' ? asked.answer : null;
  const fault = asked.status === 'failed' ? asked.fault : null;
  React.useEffect(() => {
    if (!done) return;
    change((state) => finishDrawing(state, done.drawing, done.result));
    const { latitude, longitude } = done.drawing;
    MessageManager.getInstance().publishMessage(
      new LocationChangeMessage(widgetId, { x: longitude, y: latitude, spatialReference: { wkid: 4326 } })
    );
  }, [widgetId, done, change]);
  React.useEffect(() => {
    if (drawing && fault) change((state) => failDrawing(state, drawing, fault));
  }, [drawing, fault, change]);
}
