import type { Store } from '../store/store';
import { hashPassword } from './passwords';
import type { AccountRole } from '../common/roles';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: AccountRole;
  readonly passwordHash: string;
  readonly disabled: boolean;
  readonly tokensValidAfter: Date;
  readonly createdAt: Date;
}

const columns = `uid, email, display_name AS "displayName", role, password_hash AS "passwordHash", disabled,
  tokens_valid_after AS "tokensValidAfter", created_at AS "createdAt"`;

export async function findAccountByEmail(
  store: Pick<Store, 'query'>,
  email: string
): Promise<Account | null> {
  const [account] = await store.query<Account>(`SELECT ${columns} FROM account WHERE email = $1`, [
    email.trim().toLowerCase()
  ]);
  return account ?? null;
}

export async function findAccountByUid(store: Pick<Store, 'query'>, uid: string): Promise<Account | null> {
  const [account] = await store.query<Account>(`SELECT ${columns} FROM account WHERE uid = $1`, [uid]);
  return account ?? null;
}

/** Password of the demonstration accounts. */
export const DEMO_PASSWORD = 'Site-demo-1';

const demoAccounts: readonly { uid: string; name: string; role: AccountRole }[] = [
  { uid: 'demo-admin', name: 'Demo Admin', role: 'admin' },
  { uid: 'demo-staff', name: 'Demo Staff', role: 'staff' },
  { uid: 'demo-investor', name: 'Demo Investor', role: 'investor' }
];

/** E-mail addresses of the demonstration accounts. */
export const DEMO_EMAILS: readonly string[] = demoAccounts.map(({ role }) => `${role}@site.example`);

/** Inserts the demonstration accounts; existing accounts are left unchanged. */
export async function seedAccounts(store: Store): Promise<void> {
  for (const { uid, name, role } of demoAccounts)
    await store.query(
      `INSERT INTO account (uid, email, display_name, role, password_hash)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [uid, `${role}@site.example`, name, role, await hashPassword(DEMO_PASSWORD)]
    );
}
