import { ACCOUNT_ROLES } from '@site/domain';
import type { AccountRole } from '@site/domain';
import type { Access } from '@site/layers';

export type { Access };

/** Roles of accounts, each with the rights of the ones before it. */
export { ACCOUNT_ROLES };
export type { AccountRole };

export type Role = 'guest' | AccountRole;

/** The caller of a request. */
export interface Caller {
  readonly uid: string | null;
  readonly email: string | null;
  readonly role: Role;
  /** Seconds until the session ends, by the clock of this server; undefined for a guest. */
  readonly secondsLeft?: number;
  /** Identifier of the session; undefined for a guest. */
  readonly sessionId?: string;
  /** Whether the account would be an administrator's if it had a second factor; undefined for a guest. */
  readonly lacksSecondFactor?: boolean;
  /**
   * Whether the request had an invalid or expired token: the caller is a guest who may expect to be signed in.
   */
  readonly sessionEnded?: boolean;
}

const RANK: Record<Role, number> = { guest: 0, investor: 1, staff: 2, admin: 3 };

/** Returns whether a role includes another's rights: guest < investor < staff < admin. */
export const hasRole = (caller: Pick<Caller, 'role'>, role: Role): boolean => RANK[caller.role] >= RANK[role];

/** Returns whether the caller may read data with this access. */
export const mayRead = (caller: Pick<Caller, 'role'>, access: Access): boolean =>
  access === 'public' || hasRole(caller, access);
