import { React } from 'jimu-core';
import type { ReactNode } from 'react';
import { ConfirmDialog, showToast, useTask, useWidgetState } from 'widgets/shared-code/site-base';
import type { Locale, StatePiece } from 'widgets/shared-code/site-base';
import type { AccountRecord, AccountRole } from 'widgets/shared-code/site-domain';
import { changeAccount, endSessions, resetAccount, resetSecondFactor } from 'widgets/shared-code/site-api';
import { PasswordDialog } from './password-dialog';
import { useTexts } from './use-texts';
import { faultText, roleText } from './words';

/** A change that an administrator must confirm. */
export type AccountStep = { readonly account: AccountRecord } & (
  | { readonly what: 'disable' | 'enable' | 'reset' | 'revoke' | 'factor' }
  | { readonly what: 'role'; readonly role: AccountRole }
);

export interface AccountChanges {
  /** The open dialogs. */
  readonly dialogs: ReactNode;
  /** Why the last change was refused; null otherwise. */
  readonly refusal: string | null;
  ask(step: AccountStep): void;
  /** Shows a generated password once. */
  showPassword(email: string, password: string): void;
  dismiss(): void;
}

/** A generated password, which is shown only once and therefore until it is dismissed. */
interface GeneratedPassword {
  readonly email: string;
  readonly password: string;
}
const GENERATED: StatePiece<GeneratedPassword | null> = { key: 'generatedPassword', initial: null };

interface AccountChangeOptions {
  readonly widgetId: string;
  readonly serverUrl: string;
  readonly locale: Locale;
  onChanged(): void;
}

/** Returns the dialogs that change an account, each after a confirmation. */
export function useAccountChanges({
  widgetId,
  serverUrl,
  locale,
  onChanged
}: AccountChangeOptions): AccountChanges {
  const t = useTexts();
  const [asked, setAsked] = React.useState<AccountStep | null>(null);
  const [made, changeMade] = useWidgetState(widgetId, GENERATED);
  const [dismissed, setDismissed] = React.useState(false);
  const { busy, fault, run } = useTask();

  const applyStep = async (step: AccountStep) => {
    const { uid, email } = step.account;
    const options = { serverUrl };
    switch (step.what) {
      case 'role':
        await changeAccount(uid, { role: step.role }, options);
        return showToast('success', t('doneRole', { email, role: roleText(step.role, t) }));
      case 'disable':
        await changeAccount(uid, { disabled: true }, options);
        return showToast('success', t('doneDisable', { email }));
      case 'enable':
        await changeAccount(uid, { disabled: false }, options);
        return showToast('success', t('doneEnable', { email }));
      case 'reset': {
        const { password } = await resetAccount(uid, options);
        return changeMade(() => ({ email, password: password ?? '' }));
      }
      case 'revoke':
        await endSessions(uid, options);
        return showToast('success', t('doneRevoke', { email }));
      case 'factor':
        await resetSecondFactor(uid, options);
        return showToast('success', t('doneFactor', { email }));
    }
  };
  const confirmStep = (step: AccountStep) => {
    setDismissed(false);
    void run(async () => {
      try {
        await applyStep(step);
        onChanged();
      } finally {
        setAsked(null);
      }
    });
  };
  const values = asked && {
    email: asked.account.email,
    before: roleText(asked.account.role, t),
    after: asked.what === 'role' ? roleText(asked.role, t) : ''
  };
  const dialogs = (
    <>
      {asked && values && (
        <ConfirmDialog
          isOpen
          title={t(`${asked.what}Question`, values)}
          text={t(`${asked.what}Text`, values)}
          confirmLabel={t(`${asked.what}Confirm`)}
          cancelLabel={t('cancel')}
          busy={busy}
          onConfirm={() => confirmStep(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {made && <PasswordDialog {...made} onClose={() => changeMade(() => null)} />}
    </>
  );
  return {
    dialogs,
    refusal: fault && !dismissed ? faultText(fault, locale, t) : null,
    ask: setAsked,
    showPassword: (email, password) => changeMade(() => ({ email, password })),
    dismiss: () => setDismissed(true)
  };
}
