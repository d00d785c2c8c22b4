import { randomInt, randomUUID } from 'node:crypto';
import { IdentityError } from '../ground/errors';
import type { Store } from '../store/store';
import { accountByEmail } from './accounts';
import type { Account } from './accounts';
import { requireStrong } from './embedded-identity';
import { hashPassword } from './passwords';
import type { AccountRole } from '../ground/roles';

/** A change of accounts that cannot be made; the message is one line that says why. */
export class AccountsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AccountsError';
  }
}

/** Letters and digits that nobody mistakes for one another when reading them out. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of 20 characters, some 115 bits. */
export const generatedPassword = (): string =>
  Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

async function known(store: Store, email: string): Promise<Account> {
  const account = await accountByEmail(store, email);
  if (!account) throw new AccountsError(`There is no account ${email}.`);
  return account;
}

async function hashOf(password: string): Promise<string> {
  try {
    requireStrong(password);
  } catch (error) {
    throw error instanceof IdentityError
      ? new AccountsError('A password needs 6 characters or more.')
      : error;
  }
  return hashPassword(password);
}

/** Ends every session and token of an account. */
async function endSessions(store: Store, uid: string): Promise<void> {
  await store.query('UPDATE account SET tokens_valid_after = now() WHERE uid = $1', [uid]);
  await store.query('UPDATE session SET revoked_at = now() WHERE uid = $1 AND revoked_at IS NULL', [uid]);
}

/** Adds an account. @throws AccountsError for an address that is none or is taken, and a weak password. */
export async function addAccount(
  store: Store,
  email: string,
  role: AccountRole,
  password: string
): Promise<void> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new AccountsError(`'${email}' is no e-mail address.`);
  const added = await store.query(
    `INSERT INTO account (uid, email, role, password_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT (email) DO NOTHING RETURNING uid`,
    [randomUUID(), address, role, await hashOf(password)]
  );
  if (added.length === 0) throw new AccountsError(`There is an account ${address} already.`);
}

/** Gives an account another role; its sessions have it from the next request on. */
export async function changeRole(store: Store, email: string, role: AccountRole): Promise<void> {
  const { uid } = await known(store, email);
  await store.query('UPDATE account SET role = $2 WHERE uid = $1', [uid, role]);
}

/** Closes an account, or opens it again; closing ends its sessions and tokens. */
export async function setDisabled(store: Store, email: string, disabled: boolean): Promise<void> {
  const { uid } = await known(store, email);
  await store.query('UPDATE account SET disabled = $2 WHERE uid = $1', [uid, disabled]);
  if (disabled) await endSessions(store, uid);
}

/** Sets a new password and ends every session and token. */
export async function resetPassword(store: Store, email: string, password: string): Promise<void> {
  const { uid } = await known(store, email);
  await store.query('UPDATE account SET password_hash = $2 WHERE uid = $1', [uid, await hashOf(password)]);
  await endSessions(store, uid);
}

export type AccountLine = Pick<Account, 'email' | 'role' | 'disabled'>;

/** Every account, by e-mail address. */
export const listAccounts = (store: Store): Promise<AccountLine[]> =>
  store.query<AccountLine>('SELECT email, role, disabled FROM account ORDER BY email');
