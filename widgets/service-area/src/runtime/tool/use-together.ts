import { React } from 'jimu-core';
import { summariseTogether, useRequest } from 'widgets/shared-code/site-core';
import type { ServiceAreaState } from '../state';
import { setTogether } from '../state';
import type { AreaStateSetter } from '../use-service-area';

/**
 * Requests the union and overlap of the areas again whenever they change; sends nothing with fewer than two
 * areas.
 */
export function useTogether(
  { areas, togetherRetries }: Pick<ServiceAreaState, 'areas' | 'togetherRetries'>,
  change: AreaStateSetter,
  serverUrl: string
): void {
  const asked = useRequest(
    areas.length > 1 ? ([areas, togetherRetries, serverUrl] as const) : null,
    ([several, , url], { signal }) => summariseTogether(several, url, signal)
  );
  const answer = asked.status === 'ready' ? asked.answer : null;
  const fault = asked.status === 'failed' ? asked.fault : null;
  React.useEffect(() => {
    if (answer) change((state) => setTogether(state, areas, { answer }));
  }, [areas, answer, change]);
  React.useEffect(() => {
    if (fault)
      change((state) => setTogether(state, areas, { fault: { code: fault.code, message: fault.message } }));
  }, [areas, fault, change]);
}
