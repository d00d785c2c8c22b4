import type { Parameters } from 'widgets/shared-code/site-core';
import { DEFAULT_PARAMETERS, fetchParameters, useAnswer } from 'widgets/shared-code/site-core';

/**
 * The limits in force: the server's parameters, and the specification's values until they are known. The server checks
 * every value again, so those will do where it does not answer.
 */
export function useLimits(serverUrl: string): Parameters {
  const { last } = useAnswer([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  return last?.parameters ?? DEFAULT_PARAMETERS;
}
