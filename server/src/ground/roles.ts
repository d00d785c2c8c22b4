import { ACCOUNT_ROLES } from '@site/domain';
import type { AccountRole } from '@site/domain';
import type { Access } from '@site/layers';

export type { Access };

/** Roles an account may have, each with the rights of those before it. */
export { ACCOUNT_ROLES };
export type { AccountRole };

export type Role = 'guest' | AccountRole;

/** Who a request comes from. */
export interface Caller {
  readonly uid: string | null;
  readonly email: string | null;
  readonly role: Role;
  /** Until their session ends, by the clock of this server; of a guest there is none. */
  readonly secondsLeft?: number;
  /** A token came along that is not, or no longer, good: the caller is a guest who may think otherwise. */
  readonly sessionEnded?: boolean;
}

const RANK: Record<Role, number> = { guest: 0, investor: 1, staff: 2, admin: 3 };

/** Whether a role includes another's rights: guest < investor < staff < admin. */
export const hasRole = (caller: Pick<Caller, 'role'>, role: Role): boolean => RANK[caller.role] >= RANK[role];

/** Whether the caller may read what is open to `access`. */
export const mayRead = (caller: Pick<Caller, 'role'>, access: Access): boolean =>
  access === 'public' || hasRole(caller, access);
