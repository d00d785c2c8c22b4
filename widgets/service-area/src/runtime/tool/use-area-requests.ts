import { LocationChangeMessage, MessageManager, React } from 'jimu-core';
import { summariseServiceArea, summariseTogether } from 'widgets/shared-code/site-api';
import { usePendingRequest } from 'widgets/shared-code/site-analysis';
import { finishRain, findNextRainyArea } from '../rainy-season';
import type { ServiceAreaState } from '../state';
import { failDrawing, finishDrawing, setTogether } from '../state';
import type { AreaStateSetter } from '../use-service-area';

/** Publishes where an area was drawn. */
const publishPlace = (widgetId: string, { latitude, longitude }: { latitude: number; longitude: number }) =>
  MessageManager.getInstance().publishMessage(
    new LocationChangeMessage(widgetId, { x: longitude, y: latitude, spatialReference: { wkid: 4326 } })
  );

/**
 * Requests what the state lacks: the area that is being drawn; while the rainy season is switched on, the areas
 * in it, one after another; and the union and overlap of several areas each time that they change.
 */
export function useAreaRequests(
  widgetId: string,
  state: ServiceAreaState,
  change: AreaStateSetter,
  serverUrl: string
): void {
  const { drawing, areas, togetherRetries } = state;
  usePendingRequest({
    pending: drawing,
    serverUrl,
    ask: (one, { serverUrl: url, signal }) => summariseServiceArea({ ...one, season: 'dry' }, url, signal),
    onAnswer: (one, { polygons, ...summary }) => {
      change((before) => finishDrawing(before, one, { polygons, summary }));
      publishPlace(widgetId, one);
    },
    onFault: (one, fault) => change((before) => failDrawing(before, one, fault))
  });
  usePendingRequest({
    pending: findNextRainyArea(state),
    serverUrl,
    ask: (area, { serverUrl: url, signal }) =>
      summariseServiceArea({ ...area, season: 'rainy' }, url, signal),
    onAnswer: (area, { polygons, ...summary }) =>
      change((before) => finishRain(before, area, { polygons, summary })),
    onFault: (area, { code, message }) =>
      change((before) => finishRain(before, area, { fault: { code, message } }))
  });
  const several = React.useMemo(
    () => (areas.length > 1 ? { areas, togetherRetries } : null),
    [areas, togetherRetries]
  );
  usePendingRequest({
    pending: several,
    serverUrl,
    ask: (one, { serverUrl: url, signal }) => summariseTogether(one.areas, url, signal),
    onAnswer: (one, answer) => change((before) => setTogether(before, one.areas, { answer })),
    onFault: (one, { code, message }) =>
      change((before) => setTogether(before, one.areas, { fault: { code, message } }))
  });
}
