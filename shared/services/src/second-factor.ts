import { secondFactorKey, secondFactorState } from '@site/domain';
import type { SecondFactorKey, SecondFactorState } from '@site/domain';
import { requestProductApi } from './http';
import { fetchRecord } from './records';
import type { CallOptions } from './records';

/*
 * Second factor of the user's own account. If Firebase is the identity provider, every call is refused with
 * 'accounts_elsewhere'.
 */

const PATH = '/api/second-factor';

/** Fetches whether the account has a second factor. @throws {ApiClientError} */
export const fetchSecondFactor = (options: CallOptions = {}): Promise<SecondFactorState> =>
  fetchRecord(secondFactorState, PATH, options);

/**
 * Makes a key for an authenticator app. It counts after {@link confirmSecondFactor}.
 * @throws {ApiClientError} 'wrong_password', 'second_factor_on'.
 */
export const startSecondFactor = (password: string, options: CallOptions = {}): Promise<SecondFactorKey> =>
  fetchRecord(secondFactorKey, PATH, { ...options, method: 'POST', body: { password } });

/**
 * Turns the second factor on with a code of the app, and ends the other sessions. Returns the recovery codes, which
 * cannot be read again.
 * @throws {ApiClientError} 'second_factor_refused'.
 */
export async function confirmSecondFactor(
  code: string,
  options: CallOptions = {}
): Promise<readonly string[]> {
  const answer = await requestProductApi<{ data: { recoveryCodes: readonly string[] } }>(`${PATH}/confirm`, {
    ...options,
    method: 'POST',
    body: { code }
  });
  return answer.data.recoveryCodes;
}

/** Turns the second factor off. @throws {ApiClientError} 'wrong_password', 'second_factor_refused'. */
export async function removeSecondFactor(
  password: string,
  code: string,
  options: CallOptions = {}
): Promise<void> {
  await requestProductApi(PATH, { ...options, method: 'DELETE', body: { password, code } });
}
