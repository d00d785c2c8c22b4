import { accountRecord, accountTrailEntry } from '@site/domain';
import type { AccountChange, AccountCreate, AccountRecord, AccountTrailEntry } from '@site/domain';
import { requestProductApi } from './http';
import { fetchRecord, parseResponse, parseList, addQuery } from './records';
import type { CallOptions } from './records';

/*
 * Accounts, for administrators. If Firebase is the identity provider, every call except the trail's is refused
 * with 'accounts_elsewhere' and a message that names where accounts are managed.
 */

/** Query of the accounts. */
export interface AccountQuery {
  /** Page, from 1. */
  readonly page?: number;
  /** Accounts per page, 100 by default; at most 1,000. */
  readonly limit?: number;
  /** Text that the e-mail address or the name contains. */
  readonly search?: string;
}

export interface AccountPage {
  /** Sorted by e-mail address. */
  readonly accounts: readonly AccountRecord[];
  /** Count of accounts on all pages. */
  readonly total: number;
}

/** Fetches a page of the accounts. @throws {ApiClientError} */
export async function fetchAccounts(
  query: AccountQuery = {},
  options: CallOptions = {}
): Promise<AccountPage> {
  const answer = await requestProductApi<{ data?: unknown; total?: number }>(
    addQuery('/api/accounts', { ...query }),
    options
  );
  const accounts = parseList(accountRecord, answer?.data);
  return { accounts, total: answer.total ?? accounts.length };
}

/** An account and its generated password, which cannot be read again. */
export interface AccountWithPassword {
  readonly account: AccountRecord;
  /** Null when the caller supplied the password. */
  readonly password: string | null;
}

async function writeAccount(path: string, body: object, options: CallOptions): Promise<AccountWithPassword> {
  const answer = await requestProductApi<{ data?: unknown; password?: string | null }>(path, {
    ...options,
    method: 'POST',
    body
  });
  return { account: parseResponse(accountRecord, answer?.data), password: answer.password ?? null };
}

const getAccountPath = (uid: string): string => `/api/accounts/${encodeURIComponent(uid)}`;

/**
 * Adds an account; generates a password if none is given.
 * @throws {ApiClientError} 'invalid_email', 'weak_password', 'common_password' with the field, 'account_exists' for a
 * taken address.
 */
export const addAccount = (account: AccountCreate, options: CallOptions = {}): Promise<AccountWithPassword> =>
  writeAccount('/api/accounts', account, options);

/**
 * Changes the role of an account, disables it (its sessions end at once) or enables it again. Returns the
 * updated account.
 * @throws {ApiClientError} 'own_account' for disabling or demoting oneself, 'last_administrator',
 * 'account_not_found'.
 */
export const changeAccount = (
  uid: string,
  change: AccountChange,
  options: CallOptions = {}
): Promise<AccountRecord> =>
  fetchRecord(accountRecord, getAccountPath(uid), { ...options, method: 'PATCH', body: change });

/**
 * Generates a new password for an account and ends its sessions. @throws {ApiClientError} 'account_not_found'.
 */
export const resetAccount = (uid: string, options: CallOptions = {}): Promise<AccountWithPassword> =>
  writeAccount(`${getAccountPath(uid)}/reset`, {}, options);

/** Ends every session of an account at once. @throws {ApiClientError} 'account_not_found'. */
export async function endSessions(uid: string, options: CallOptions = {}): Promise<void> {
  await requestProductApi(`${getAccountPath(uid)}/revoke`, { ...options, method: 'POST', body: {} });
}

/**
 * Removes the second factor of another account, and ends its sessions.
 * @throws {ApiClientError} 'own_account', 'no_second_factor', 'account_not_found'.
 */
export async function resetSecondFactor(uid: string, options: CallOptions = {}): Promise<void> {
  await requestProductApi(`${getAccountPath(uid)}/second-factor`, { ...options, method: 'DELETE' });
}

/** Query of the account trail; without `uid` it includes all accounts. */
export interface AccountTrailQuery {
  readonly uid?: string;
  /** Page, from 1. */
  readonly page?: number;
  /** Changes per page, 100 by default; at most 1,000. */
  readonly limit?: number;
}

export interface AccountTrailPage {
  /** Newest change first. */
  readonly entries: readonly AccountTrailEntry[];
  /** Count of changes on all pages. */
  readonly total: number;
}

/** Fetches a page of the changes of accounts: account, user, time and change. @throws {ApiClientError} */
export async function fetchAccountTrail(
  query: AccountTrailQuery = {},
  options: CallOptions = {}
): Promise<AccountTrailPage> {
  const answer = await requestProductApi<{ data?: unknown; total?: number }>(
    addQuery('/api/accounts/trail', { ...query }),
    options
  );
  const entries = parseList(accountTrailEntry, answer?.data);
  return { entries, total: answer.total ?? entries.length };
}
