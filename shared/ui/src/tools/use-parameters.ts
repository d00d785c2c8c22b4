import { DEFAULT_PARAMETERS } from '@site/domain';
import type { Parameters } from '@site/domain';
import { fetchParameters } from '@site/services';
import { useRequest } from '../kit/requests/use-request';

/** Business parameters of a server; the specification's defaults until they are loaded. */
export interface ParameterAnswer {
  readonly status: 'loading' | 'failed' | 'ready';
  /** Version of the set in force; 0 until it is loaded. */
  readonly version: number;
  readonly parameters: Parameters;
}

/** Returns the business parameters in force on a server, and whether they could be loaded. */
export function useParameterAnswer(serverUrl: string): ParameterAnswer {
  const { status, last } = useRequest([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  const { version = 0, parameters = DEFAULT_PARAMETERS } = last ?? {};
  const isReady = last !== null && status !== 'failed';
  return { status: isReady ? 'ready' : status === 'failed' ? 'failed' : 'loading', version, parameters };
}

/**
 * Returns the business parameters in force on a server; the specification's defaults until they are loaded. The
 * server checks every value again, so the defaults are safe when it does not answer.
 */
export const useParameters = (serverUrl: string): Parameters => useParameterAnswer(serverUrl).parameters;
