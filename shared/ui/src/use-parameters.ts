import { DEFAULT_PARAMETERS } from '@site/domain';
import type { Parameters } from '@site/domain';
import { fetchParameters } from '@site/services';
import { useAnswer } from './use-answer';

/**
 * The business parameters in force on a server, and the specification's values until they are known. The server checks
 * every value again, so those will do where it does not answer.
 */
export function useParameters(serverUrl: string): Parameters {
  const { last } = useAnswer([serverUrl], ([url], { signal }) => fetchParameters(url, signal));
  return last?.parameters ?? DEFAULT_PARAMETERS;
}
