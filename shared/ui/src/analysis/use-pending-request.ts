import { hooks, React } from 'jimu-core';
import type { Fault } from '../kit/notices/fault';
import { useRequest } from '../kit/requests/use-request';

interface PendingRequest<Question extends object, Answer> {
  /** Question that the state contains: null sends nothing, another object cancels the request before it. */
  readonly pending: Question | null;
  readonly serverUrl: string;
  ask(
    question: Question,
    options: { readonly serverUrl: string; readonly signal: AbortSignal }
  ): Promise<Answer>;
  /** Called once per answer, with the question that it belongs to. */
  onAnswer(question: Question, answer: Answer): void;
  onFault(question: Question, fault: Fault): void;
}

/** Runs the question that the state of a tool contains, and passes the answer or the fault back to the state. */
export function usePendingRequest<Question extends object, Answer>(
  request: PendingRequest<Question, Answer>
): void {
  const { pending, serverUrl, ask } = request;
  const state = useRequest(pending && [pending, serverUrl], async ([question, url], { signal }) => ({
    question,
    answer: await ask(question, { serverUrl: url, signal })
  }));
  const handlers = hooks.useLatest(request);
  const done = state.status === 'ready' ? state.answer : null;
  const fault = state.status === 'failed' ? state.fault : null;
  React.useEffect(() => {
    if (done) handlers.current.onAnswer(done.question, done.answer);
  }, [done, handlers]);
  React.useEffect(() => {
    if (pending && fault) handlers.current.onFault(pending, fault);
  }, [pending, fault, handlers]);
}
