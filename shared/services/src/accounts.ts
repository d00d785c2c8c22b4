import { accountRecord, accountTrailEntry } from '@site/domain';
import type { AccountChange, AccountCreate, AccountRecord, AccountTrailEntry } from '@site/domain';
import { productRequest } from './http';
import { fetchRecord, readAnswer, readList, withQuery } from './records';
import type { CallOptions } from './records';

/*
 * Accounts, for administrators. Where Firebase signs people in every call but the trail's is refused with
 * 'accounts_elsewhere' and words that say where accounts are managed.
 */

/** What of the accounts is asked for. */
export interface AccountQuery {
  /** Page, from 1. */
  readonly page?: number;
  /** Accounts on a page, 100 unless given; 1,000 at most. */
  readonly limit?: number;
  /** Text in e-mail address or name. */
  readonly search?: string;
}

export interface AccountPage {
  /** By e-mail address. */
  readonly accounts: readonly AccountRecord[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** A page of the accounts. @throws {ApiClientError} */
export async function fetchAccounts(
  query: AccountQuery = {},
  options: CallOptions = {}
): Promise<AccountPage> {
  const answer = await productRequest<{ data?: unknown; total?: number }>(
    withQuery('/api/accounts', { ...query }),
    options
  );
  const accounts = readList(accountRecord, answer?.data);
  return { accounts, total: answer.total ?? accounts.length };
}

/** An account and the password that was made up for it, which nobody can read again. */
export interface AccountWithPassword {
  readonly account: AccountRecord;
  /** null when the password was given. */
  readonly password: string | null;
}

async function writeAccount(path: string, body: object, options: CallOptions): Promise<AccountWithPassword> {
  const answer = await productRequest<{ data?: unknown; password?: string | null }>(path, {
    ...options,
    method: 'POST',
    body
  });
  return { account: readAnswer(accountRecord, answer?.data), password: answer.password ?? null };
}

const address = (uid: string): string => `/api/accounts/${encodeURIComponent(uid)}`;

/**
 * Adds an account; without a password one is made up.
 * @throws {ApiClientError} 'invalid_email', 'weak_password' with the field, 'account_exists' for a taken address.
 */
export const addAccount = (account: AccountCreate, options: CallOptions = {}): Promise<AccountWithPassword> =>
  writeAccount('/api/accounts', account, options);

/**
 * Gives an account another role, disables it (its sessions end at once) or opens it again; gives it as it is then.
 * @throws {ApiClientError} 'own_account' for disabling or demoting oneself, 'last_administrator', 'account_not_found'.
 */
export const changeAccount = (
  uid: string,
  change: AccountChange,
  options: CallOptions = {}
): Promise<AccountRecord> =>
  fetchRecord(accountRecord, address(uid), { ...options, method: 'PATCH', body: change });

/** Gives an account a new password and ends its sessions. @throws {ApiClientError} 'account_not_found'. */
export const resetAccount = (uid: string, options: CallOptions = {}): Promise<AccountWithPassword> =>
  writeAccount(`${address(uid)}/reset`, {}, options);

/** Ends every session of an account at once. @throws {ApiClientError} 'account_not_found'. */
export async function endSessionsOf(uid: string, options: CallOptions = {}): Promise<void> {
  await productRequest(`${address(uid)}/revoke`, { ...options, method: 'POST', body: {} });
}

/** What of the trail of accounts is asked for: of all without `uid`. */
export interface AccountTrailQuery {
  readonly uid?: string;
  /** Page, from 1. */
  readonly page?: number;
  /** Changes on a page, 100 unless given; 1,000 at most. */
  readonly limit?: number;
}

export interface AccountTrailPage {
  /** The newest change first. */
  readonly entries: readonly AccountTrailEntry[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** Who changed which account, when and how. @throws {ApiClientError} */
export async function fetchAccountTrail(
  query: AccountTrailQuery = {},
  options: CallOptions = {}
): Promise<AccountTrailPage> {
  const answer = await productRequest<{ data?: unknown; total?: number }>(
    withQuery('/api/accounts/trail', { ...query }),
    options
  );
  const entries = readList(accountTrailEntry, answer?.data);
  return { entries, total: answer.total ?? entries.length };
}
