import { React } from 'jimu-core';
import { usePageHold, useTask } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { AccountRole } from 'widgets/shared-code/site-domain';
import { addAccount } from 'widgets/shared-code/site-api';
import type { AccountWithPassword } from 'widgets/shared-code/site-api';
import { useTexts } from './use-texts';
import { faultText } from './words';

/** Form field of an error, by the server's code. */
const ERROR_FIELDS: Readonly<Partial<Record<string, 'email' | 'password'>>> = {
  invalid_email: 'email',
  account_exists: 'email',
  weak_password: 'password'
};

/** The server's error codes for an expired session. */
const SIGNED_OUT_CODES: readonly string[] = ['session_ended', 'sign_in_required'];

interface AccountDraft {
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
  /** null: the server generates one. */
  readonly password: string | null;
}

const EMPTY_DRAFT: AccountDraft = { email: '', name: '', role: 'staff', password: null };

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
  readonly serverUrl: string;
  readonly locale: Locale;
  onAdded(added: AccountWithPassword): void;
}

/** Returns the draft of a new account, its errors, and the action that adds it. */
export function useNewAccount({ serverUrl, locale, onAdded }: NewAccountOptions): NewAccount {
  const t = useTexts();
  const [draft, setDraft] = React.useState(EMPTY_DRAFT);
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
    update: (part) => setDraft((before) => ({ ...before, ...part })),
    add: () => void run(add)
  };
}
