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

/** Fetches the business parameters in force. @throws {ApiClientError} */
export const fetchParameters = (serverUrl = '', signal?: AbortSignal): Promise<DefinedParameters> =>
  requestProductApi<DefinedParameters>('/api/parameters', { serverUrl, signal });

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
