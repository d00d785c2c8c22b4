import { accountSession } from '@site/domain';
import type { AccountSession } from '@site/domain';
import { requestProductApi } from './http';
import { parseList } from './records';
import type { CallOptions } from './records';

/** Fetches the open sessions of the user's account, the newest first. @throws {ApiClientError} */
export async function fetchOwnSessions(options: CallOptions = {}): Promise<readonly AccountSession[]> {
  const answer = await requestProductApi<{ data?: unknown }>('/api/sessions', options);
  return parseList(accountSession, answer?.data);
}

/** Ends a session of the user's account. @throws {ApiClientError} 'not_found' when it has ended already. */
export async function endOwnSession(id: string, options: CallOptions = {}): Promise<void> {
  await requestProductApi(`/api/sessions/${encodeURIComponent(id)}`, { ...options, method: 'DELETE' });
}

/** Ends every session of the user's account except the one of this page. @throws {ApiClientError} */
export async function endOtherSessions(options: CallOptions = {}): Promise<void> {
  await requestProductApi('/api/sessions', { ...options, method: 'DELETE' });
}
