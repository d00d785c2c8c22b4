import { usePageHold, useTask } from 'widgets/shared-code/site-base';
import type { Locale, StatePiece } from 'widgets/shared-code/site-base';
import type { AccountRole } from 'widgets/shared-code/site-domain';
import { addAccount } from 'widgets/shared-code/site-api';
import type { AccountWithPassword } from 'widgets/shared-code/site-api';
import { useTexts } from './use-texts';
import { faultText } from './words';

/** Form field of an error, by the server's code. */
const ERROR_FIELDS: Readonly<Partial<Record<string, 'email' | 'password'>>> = {
  invalid_email: 'email',
  account_exists: 'email',
  weak_password: 'password',
  common_password: 'password'
};

/** The server's error codes for an expired session. */
const SIGNED_OUT_CODES: readonly string[] = ['session_ended', 'sign_in_required'];

export interface AccountDraft {
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
  /** null: the server generates one. */
  readonly password: string | null;
}

export const EMPTY_DRAFT: AccountDraft = { email: '', name: '', role: 'staff', password: null };

/**
 * The account that is being entered; null while the dialog is closed. A window that crosses the width of a phone has
 * another layout, which mounts the widget again.
 */
export const NEW_ACCOUNT: StatePiece<AccountDraft | null> = { key: 'newAccount', initial: null };

export interface NewAccount {
  readonly draft: AccountDraft;
  readonly isDirty: boolean;
  readonly isSignedOut: boolean;
  readonly busy: boolean;
  /** Reason of a failure that belongs to no field; null otherwise. */
  readonly problem: string | null;
  getFieldError(field: 'email' | 'password'): string | null;
  update(part: Partial<AccountDraft>): void;
  add(): void;
}

export interface NewAccountOptions {
  readonly draft: AccountDraft;
  readonly serverUrl: string;
  readonly locale: Locale;
  onChange(draft: AccountDraft): void;
  onAdded(added: AccountWithPassword): void;
}

/** Returns a new account with its errors and the action that adds it. */
export function useNewAccount({
  draft,
  serverUrl,
  locale,
  onChange,
  onAdded
}: NewAccountOptions): NewAccount {
  const t = useTexts();
  const { busy, fault, run } = useTask();
  const isDirty = JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);
  usePageHold(isDirty);
  const getProblem = (field?: 'email' | 'password') =>
    fault && ERROR_FIELDS[fault.code] === field ? faultText(fault, locale, t) : null;
  const add = async () => {
    const { email, name, role, password } = draft;
    const person = { email: email.trim(), role, ...(name.trim() && { name: name.trim() }) };
    onAdded(await addAccount({ ...person, ...(password !== null && { password }) }, { serverUrl }));
  };
  return {
    draft,
    isDirty,
    isSignedOut: fault !== null && SIGNED_OUT_CODES.includes(fault.code),
    busy,
    problem: getProblem(),
    getFieldError: getProblem,
    update: (part) => onChange({ ...draft, ...part }),
    add: () => void run(add)
  };
}
