import type { ParameterSet } from '@site/domain';
import { productRequest } from './http';

/** The business parameters in force. @throws {ApiClientError} */
export const fetchParameters = (serverUrl = '', signal?: AbortSignal): Promise<ParameterSet> =>
  productRequest<ParameterSet>('/api/parameters', { serverUrl, signal });
