import { React } from 'jimu-core';
import { analyseBiochar, useRequest } from 'widgets/shared-code/site-core';
import type { BiocharState } from '../state';
import { failRequest, finishRequest } from '../state';
import type { BiocharStateSetter } from '../state';

/** Requests the pending analyses of the state, one at a time; cancels a request that is no longer pending. */
export function useAnalyses({ asking }: BiocharState, change: BiocharStateSetter, serverUrl: string): void {
  const first = asking[0] ?? null;
  const answer = useRequest(first && [first, serverUrl], async ([{ id, question }, url], { signal }) => ({
    id,
    analysis: await analyseBiochar(question, { serverUrl: url, signal })
  }));
  const done = answer.status === 'ready' ? answer.answer : null;
  const fault = answer.status === 'failed' ? answer.fault : null;
  React.useEffect(() => {
    if (done) change((state) => finishRequest(state, done.id, done.analysis));
  }, [done, change]);
  React.useEffect(() => {
    if (first && fault) change((state) => failRequest(state, first.id, fault));
  }, [first, fault, change]);
}
