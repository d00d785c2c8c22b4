import type { Context } from '@opentelemetry/api';
import { defaultTextMapSetter } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { requestContext } from '@fastify/request-context';

/** The call that the running code works for. */
export interface CallContext {
  /** Id of the request, as in the log and in error messages. */
  readonly requestId: string;
  /** Trace that the call is part of: its own span when traces are exported, otherwise its caller's. */
  readonly trace: Context;
}

declare module '@fastify/request-context' {
  interface RequestContextData {
    call: CallContext;
  }
}

/** Reads and writes the headers of W3C Trace Context. */
export const propagator = new W3CTraceContextPropagator();

/** Returns the call that the running code works for; undefined outside of one, such as in a timer. */
export const getCallContext = (): CallContext | undefined => requestContext.get('call');

/** Returns the headers that make a call to another service part of the trace; none outside of a trace. */
export function writeTraceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const call = getCallContext();
  if (call) propagator.inject(call.trace, headers, defaultTextMapSetter);
  return headers;
}
