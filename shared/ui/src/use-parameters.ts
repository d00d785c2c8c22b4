import { DEFAULT_PARAMETERS } from '@site/domain';
import type { Parameters } from '@site/domain';
import { fetchParameters } from '@site/services';
import { useAnswer } from './use-answer';

/** The business parameters of a server, the specification's values until they are known. */
export interface ParameterAnswer {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Of the set in force; 0 while it is not known. */
  readonly version: number;
  readonly parameters: Parameters;
}

/** The business parameters in force on a server, and whether they could be read. */
export function useParameterAnswer(serverUrl: string): ParameterAnswer {
  const { status, last } = useAnswer([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  const { version = 0, parameters = DEFAULT_PARAMETERS } = last ?? {};
  const isReady = last !== null && status !== 'failed';
  return { status: isReady ? 'ready' : status === 'failed' ? 'failed' : 'loading', version, parameters };
}

/**
 * The business parameters in force on a server, and the specification's values until they are known. The server checks
 * every value again, so those will do where it does not answer.
 */
export const useParameters = (serverUrl: string): Parameters => useParameterAnswer(serverUrl).parameters;
