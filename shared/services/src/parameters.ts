import { parameterChange } from '@site/domain';
import type { ParameterChange, ParameterDefinition, ParameterSet, Parameters } from '@site/domain';
import { productRequest } from './http';
import { readList } from './records';
import type { CallOptions } from './records';

/** The set in force with what is known of each numeric parameter: default, bounds, step, unit, label, source. */
export interface DefinedParameters extends ParameterSet {
  readonly definitions: Readonly<Record<string, ParameterDefinition>>;
}

/** The business parameters in force. @throws {ApiClientError} */
export const fetchParameters = (serverUrl = '', signal?: AbortSignal): Promise<DefinedParameters> =>
  productRequest<DefinedParameters>('/api/parameters', { serverUrl, signal });

/**
 * Puts a new version of the whole set in force; for administrators.
 * @param version that the change is based on.
 * @throws {ApiClientError} 'version_conflict' with the set in force (`version`, `parameters`) as `details.current` when
 * somebody else was quicker; 'invalid_input' with the parameter as `field`.
 */
export const changeParameters = (
  version: number,
  parameters: Parameters,
  options: CallOptions = {}
): Promise<DefinedParameters> =>
  productRequest<DefinedParameters>('/api/parameters', {
    ...options,
    method: 'PUT',
    body: { version, parameters }
  });

/** Every version of the set, the newest first: who put it in force and when; for administrators. @throws {ApiClientError} */
export async function fetchParameterHistory(options: CallOptions = {}): Promise<ParameterChange[]> {
  const answer = await productRequest<{ data?: unknown }>('/api/parameters/history', options);
  return readList(parameterChange, answer?.data);
}
