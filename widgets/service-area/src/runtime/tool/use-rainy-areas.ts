import { React } from 'jimu-core';
import { summariseServiceArea, useRequest } from 'widgets/shared-code/site-core';
import { finishRain, findNextRainyArea } from '../rainy-season';
import type { ServiceAreaState } from '../state';
import type { AreaStateSetter } from '../use-service-area';

/** Requests the areas in the rainy season one after another, while that season is switched on. */
export function useRainyAreas(state: ServiceAreaState, change: AreaStateSetter, serverUrl: string): void {
  const next = findNextRainyArea(state);
  const asked = useRequest(next && ([next, serverUrl] as const), async ([area, url], { signal }) => {
    const { polygons, ...summary } = await summariseServiceArea({ ...area, season: 'rainy' }, url, signal);
    return { area, answer: { polygons, summary } };
  });
  const done = asked.status === 'ready' ? asked.answer : null;
  const fault = asked.status === 'failed' ? asked.fault : null;
  React.useEffect(() => {
    if (done) change((before) => finishRain(before, done.area, done.answer));
  }, [done, change]);
  React.useEffect(() => {
    if (!next || !fault) return;
    const { code, message } = fault;
    change((before) => finishRain(before, next, { fault: { code, message } }));
  }, [next, fault, change]);
}
