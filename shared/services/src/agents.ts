import { agent } from '@site/domain';
import { productRequest } from './http';
import { readList } from './records';
import type { CallOptions } from './records';

/** The field agents by their whole names, sorted. @throws {ApiClientError} */
export async function fetchAgentNames(options: CallOptions = {}): Promise<string[]> {
  const answer = await productRequest<{ data?: { data?: unknown } }>('/user/agents', options);
  return readList(agent, answer?.data?.data)
    .map(({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' '))
    .sort((a, b) => a.localeCompare(b));
}
