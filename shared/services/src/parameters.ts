import { parameterChange } from '@site/domain';
import type { ParameterChange } from '@site/domain';
import type { ParameterDefinition, Parameters, ParameterSet } from '@site/domain/src/base';
import { requestProductApi } from './http';
import { parseList } from './records';
import type { CallOptions } from './records';

/**
 * The set in force with the definition of each numeric parameter: default, bounds, step, unit, label, source.
 */
export interface DefinedParameters extends ParameterSet {
  readonly definitions: Readonly<Record<string, ParameterDefinition>>;
}

/** Requests that have no answer yet, by server: the tools of a page ask at the same moment. */
const coming = new Map<string, Promise<DefinedParameters>>();

function requestParameters(serverUrl: string): Promise<DefinedParameters> {
  const found = coming.get(serverUrl);
  if (found) return found;
  const answer = requestProductApi<DefinedParameters>('/api/parameters', { serverUrl }).finally(() =>
    coming.delete(serverUrl)
  );
  coming.set(serverUrl, answer);
  return answer;
}

/** Refuses to go on for a caller that has left. The client's own test environment has no `throwIfAborted`. */
function requireWanted(signal?: AbortSignal): void {
  if (signal?.aborted) throw new DOMException('The request is no longer wanted.', 'AbortError');
}

/** Fetches the business parameters in force. @throws {ApiClientError}; an AbortError when `signal` is aborted. */
export const fetchParameters = async (serverUrl = '', signal?: AbortSignal): Promise<DefinedParameters> => {
  requireWanted(signal);
  const answer = await requestParameters(serverUrl);
  requireWanted(signal);
  return answer;
};

/**
 * Puts a new version of the whole set in force; for administrators.
 * @param version version that the change is based on.
 * @throws {ApiClientError} 'version_conflict' with the set in force (`version`, `parameters`) as
 * `details.current` when another user has changed it first; 'invalid_input' with the parameter as `field`.
 */
export const changeParameters = (
  version: number,
  parameters: Parameters,
  options: CallOptions = {}
): Promise<DefinedParameters> =>
  requestProductApi<DefinedParameters>('/api/parameters', {
    ...options,
    method: 'PUT',
    body: { version, parameters }
  });

/**
 * Fetches every version of the set, newest first, with user and time; for administrators. @throws
 * {ApiClientError}
 */
export async function fetchParameterHistory(options: CallOptions = {}): Promise<ParameterChange[]> {
  const answer = await requestProductApi<{ data?: unknown }>('/api/parameters/history', options);
  return parseList(parameterChange, answer?.data);
}
