import { randomInt, randomUUID } from 'node:crypto';
import type { AccountChange, AccountCreate } from '@site/domain';
import { ApiError, IdentityError } from '../common/response-errors';
import { ACCOUNT_ROLES } from '../common/roles';
import { QueryError } from '../store/store';
import type { Query, Store } from '../store/store';
import { recordAccountChange } from './account-trail';
import type { AccountAuthor, AccountTrailChange } from './account-trail';
import { findAccountByEmail, findAccountByUid } from './accounts';
import type { Account } from './accounts';
import { requireStrongPassword } from './embedded-identity';
import { MIN_PASSWORD_LENGTH, hashPassword } from './passwords';
import { removeSecondFactor } from './second-factors';
import { resolveRole } from './sessions';

/* All changes of accounts, for administrators' requests and for npm run users. */

/** A refused change of accounts; the message is one line with the reason. */
export class AccountsError extends ApiError {
  constructor(message: string, statusCode = 400, code = 'invalid_input', field?: string) {
    super(statusCode, code, message, field);
    this.name = 'AccountsError';
  }
}

/** Letters and digits that cannot be confused when read aloud. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a random password of 20 characters, about 115 bits. */
export const generatePassword = (): string =>
  Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns the uid of an account by its e-mail address. @throws AccountsError 404. */
export async function findUid(store: Store, email: string): Promise<string> {
  const account = await findAccountByEmail(store, email);
  if (!account) throw createNotFoundError(email);
  return account.uid;
}

const createNotFoundError = (name: string): AccountsError =>
  new AccountsError(`There is no account ${name}.`, 404, 'account_not_found', 'uid');

/** Refusals of a new password, by the code of the identity provider. */
const PASSWORD_PROBLEMS: Readonly<Record<string, readonly [code: string, message: string]>> = {
  WEAK_PASSWORD: ['weak_password', `A password needs ${MIN_PASSWORD_LENGTH} characters or more.`],
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: [
    'common_password',
    'This password is one of the most common ones. Choose another one.'
  ]
};

async function hashNewPassword(password: string): Promise<string> {
  try {
    await requireStrongPassword(password);
  } catch (error) {
    const problem = error instanceof IdentityError && PASSWORD_PROBLEMS[error.message.split(' ')[0]!];
    throw problem ? new AccountsError(problem[1], 400, problem[0], 'password') : error;
  }
  return hashPassword(password);
}

/**
 * Ends every token and session of an account.
 * @param keptSessionId the session that goes on; null for none.
 */
async function endSessions(query: Query, uid: string, keptSessionId: string | null = null): Promise<void> {
  // The clock of this server, which also dates the tokens: an owner signs in again at once.
  await query('UPDATE account SET tokens_valid_after = $2 WHERE uid = $1', [uid, new Date()]);
  await query(
    'UPDATE session SET revoked_at = now() WHERE uid = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2',
    [uid, keptSessionId]
  );
}

/**
 * Advisory lock of account changes, an arbitrary number. It keeps two concurrent changes from each removing the
 * last administrator but the other.
 */
export const ACCOUNTS_LOCK = 7_463_014;

/** Author and configuration of account changes. */
export interface AccountWork {
  readonly store: Store;
  readonly by: AccountAuthor;
  /** E-mail addresses, in lower case, of accounts that are investors regardless of their row. */
  readonly investorEmails: readonly string[];
}

/** Runs work on one account in a transaction. @throws AccountsError 404. */
const withAccount = (
  { store }: AccountWork,
  uid: string,
  work: (query: Query, account: Account) => Promise<void>
): Promise<void> =>
  store.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [ACCOUNTS_LOCK]);
    const account = await findAccountByUid({ query }, uid);
    if (!account) throw createNotFoundError(uid);
    await work(query, account);
  });

/**
 * Adds an account and returns its uid.
 * @throws AccountsError 400 for an invalid address or a short or common password, 409 'account_exists' for an
 *   address in use.
 */
export async function addAccount(
  { store, by }: AccountWork,
  { email, name = '', role }: Omit<AccountCreate, 'password'>,
  password: string
): Promise<string> {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new AccountsError(`'${email}' is not an e-mail address.`, 400, 'invalid_email', 'email');
  const [uid, hash] = [randomUUID(), await hashNewPassword(password)];
  await store.transaction(async (query) => {
    const added = await query(
      `INSERT INTO account (uid, email, display_name, role, password_hash) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (email) DO NOTHING RETURNING uid`,
      [uid, address, name.trim(), role, hash]
    ).catch((error: unknown) => {
      // PostgreSQL and JavaScript lower-case some letters differently.
      if (error instanceof QueryError && error.constraint === 'account_email_check')
        throw new AccountsError(`'${email}' is not an e-mail address.`, 400, 'invalid_email', 'email');
      throw error;
    });
    if (added.length === 0)
      throw new AccountsError(`An account ${address} already exists.`, 409, 'account_exists', 'email');
    await recordAccountChange(query, by, {
      uid,
      email: address,
      action: 'add',
      roleBefore: null,
      roleAfter: role
    });
  });
  return uid;
}

const isLowered = (before: Account, role: Account['role']): boolean =>
  ACCOUNT_ROLES.indexOf(role) < ACCOUNT_ROLES.indexOf(before.role);

/**
 * Checks that the author keeps access and that an administrator remains.
 * @throws AccountsError 409 otherwise.
 */
async function requireAdministrator(
  query: Query,
  { by, investorEmails }: AccountWork,
  before: Account,
  after: Account
): Promise<void> {
  const isLess = isLowered(before, after.role) || (after.disabled && !before.disabled);
  if (!isLess) return;
  if (by.uid === before.uid)
    throw new AccountsError(
      'You cannot disable or demote your own account. Ask another administrator.',
      409,
      'own_account',
      after.disabled && !before.disabled ? 'disabled' : 'role'
    );
  if (!isAdmin(before, investorEmails) || isAdmin(after, investorEmails)) return;
  await requireAnother(query, investorEmails, before, after.role === before.role ? 'disabled' : 'role');
}

const isAdmin = (account: Account, investorEmails: readonly string[]): boolean =>
  resolveRole(account, investorEmails) === 'admin' && !account.disabled;

/** Checks that another administrator exists. @throws AccountsError 409 'last_administrator'. */
async function requireAnother(
  query: Query,
  investorEmails: readonly string[],
  before: Account,
  field: string
): Promise<void> {
  const others = await query<Account>(
    `SELECT email, role, disabled FROM account WHERE role = 'admin' AND NOT disabled AND uid <> $1`,
    [before.uid]
  );
  if (others.some((account) => isAdmin(account, investorEmails))) return;
  throw new AccountsError(
    `${before.email} is the last administrator: make another one first.`,
    409,
    'last_administrator',
    field
  );
}

/**
 * Removes an account with its sessions, tokens and codes, inside a transaction that holds {@link
 * ACCOUNTS_LOCK}; its entries in the account trail stay.
 * @throws AccountsError 409 'last_administrator'.
 */
export async function removeAccount(
  query: Query,
  { investorEmails }: Pick<AccountWork, 'investorEmails'>,
  uid: string
): Promise<void> {
  const account = await findAccountByUid({ query }, uid);
  if (!account) return;
  if (isAdmin(account, investorEmails)) await requireAnother(query, investorEmails, account, 'q');
  await query('DELETE FROM account WHERE uid = $1', [uid]);
}

/**
 * Changes the role of an account, disables it or enables it. Its sessions have the role from the next request
 * on; disabling ends them and its tokens at once.
 * @throws AccountsError 404; 409 'own_account' and 'last_administrator'.
 */
export async function changeAccount(work: AccountWork, uid: string, change: AccountChange): Promise<void> {
  await withAccount(work, uid, async (query, before) => {
    const after: Account = {
      ...before,
      role: change.role ?? before.role,
      disabled: change.disabled ?? before.disabled
    };
    await requireAdministrator(query, work, before, after);
    const { email, role } = before;
    const recordChange = (action: 'role' | 'disable' | 'enable') =>
      recordAccountChange(query, work.by, { uid, email, action, roleBefore: role, roleAfter: after.role });
    await query('UPDATE account SET role = $2, disabled = $3 WHERE uid = $1', [
      uid,
      after.role,
      after.disabled
    ]);
    if (after.role !== role) await recordChange('role');
    if (after.disabled !== before.disabled) await recordChange(after.disabled ? 'disable' : 'enable');
    if (after.disabled) await endSessions(query, uid);
  });
}

/** Records an event of an account that leaves its role as it is. */
const recordEvent = (
  query: Query,
  by: AccountAuthor,
  { uid, email, role }: Pick<Account, 'uid' | 'email' | 'role'>,
  action: AccountTrailChange['action']
): Promise<void> => recordAccountChange(query, by, { uid, email, action, roleBefore: role, roleAfter: role });

/** Sets a new password, ends tokens and sessions but `keptSessionId`, and records it. */
async function replacePassword(
  work: AccountWork,
  uid: string,
  password: string,
  { action, keptSessionId }: { action: 'password' | 'reset'; keptSessionId: string | null }
): Promise<void> {
  const hash = await hashNewPassword(password);
  await withAccount(work, uid, async (query, { email, role }) => {
    await query('UPDATE account SET password_hash = $2 WHERE uid = $1', [uid, hash]);
    // An earlier reset link would otherwise still set a password.
    await query('DELETE FROM reset_code WHERE uid = $1 AND used_at IS NULL', [uid]);
    await endSessions(query, uid, keptSessionId);
    await recordEvent(query, work.by, { uid, email, role }, action);
  });
}

/**
 * Sets a new password for somebody else and ends every session and token.
 * @throws AccountsError 404; 400 for a short or common one.
 */
export const resetPassword = (work: AccountWork, uid: string, password: string): Promise<void> =>
  replacePassword(work, uid, password, { action: 'reset', keptSessionId: null });

/**
 * Sets a new password of the author's own account and ends its tokens and other sessions.
 * @throws AccountsError 400 for a short or common one.
 */
export const changeOwnPassword = (work: AccountWork, sessionId: string, password: string): Promise<void> =>
  replacePassword(work, work.by.uid, password, { action: 'password', keptSessionId: sessionId });

/** Ends every session and token of an account at once. @throws AccountsError 404. */
export async function revokeAccount(work: AccountWork, uid: string): Promise<void> {
  await withAccount(work, uid, async (query, { email, role }) => {
    await endSessions(query, uid);
    await recordEvent(query, work.by, { uid, email, role }, 'revoke');
  });
}

/**
 * Ends every session, token and reset link of all accounts, and deletes the key that signs identity tokens: the next
 * start makes another. Returns the number of accounts.
 */
export const revokeAllAccounts = ({ store, by }: AccountWork): Promise<number> =>
  store.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [ACCOUNTS_LOCK]);
    const accounts = await query<Pick<Account, 'uid' | 'email' | 'role'>>(
      'SELECT uid, email, role FROM account ORDER BY email'
    );
    for (const account of accounts) {
      await endSessions(query, account.uid);
      await recordEvent(query, by, account, 'revoke');
    }
    await query('DELETE FROM reset_code WHERE used_at IS NULL');
    await query(`DELETE FROM setting WHERE key = 'identity_keys'`);
    return accounts.length;
  });

/** Records that the owner of an account turned its second factor on or off. */
export async function recordSecondFactor(
  work: AccountWork,
  uid: string,
  action: 'second_factor_on' | 'second_factor_off'
): Promise<void> {
  await withAccount(work, uid, (query, { email, role }) =>
    recordEvent(query, work.by, { uid, email, role }, action)
  );
}

/**
 * Removes the second factor of an account whose owner has lost phone and recovery codes, and ends every session.
 * @throws AccountsError 404; 409 'own_account', 'no_second_factor'.
 */
export async function resetSecondFactor(work: AccountWork, uid: string): Promise<void> {
  await withAccount(work, uid, async (query, { email, role }) => {
    if (work.by.uid === uid)
      throw new AccountsError(
        'Turn off your own second factor in your account, with a code.',
        409,
        'own_account',
        'uid'
      );
    if (!(await removeSecondFactor(query, uid)))
      throw new AccountsError(`${email} has no second factor.`, 409, 'no_second_factor', 'uid');
    await endSessions(query, uid);
    await recordEvent(query, work.by, { uid, email, role }, 'second_factor_reset');
  });
}
