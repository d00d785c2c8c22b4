import { agent } from '@site/domain';
import { fetchRecords } from './records';
import type { CallOptions } from './records';

/** Fetches the full names of the field agents, sorted. @throws {ApiClientError} */
export async function fetchAgentNames(options: CallOptions = {}): Promise<string[]> {
  const { records } = await fetchRecords(agent, '/user/agents', {}, options);
  return records
    .map(({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' '))
    .sort((a, b) => a.localeCompare(b));
}
