import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import {
  formatAuthMessage,
  getSessionUser,
  PasswordField,
  showToast,
  SignInCode,
  useRequest,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { changeOwnPassword, fetchSecondFactor } from 'widgets/shared-code/site-api';
import { FactorFault, FactorLoading } from './second-factor-fields';
import { useTexts } from './use-texts';

interface PasswordDialogProps {
  readonly serverUrl: string;
  readonly locale: Locale;
  onClose(): void;
}

interface PasswordFormProps extends PasswordDialogProps {
  /** Whether the account has a second factor, whose code is needed, too. */
  readonly needsCode: boolean;
}

/** Codes with which the server refuses a new password. */
const REFUSED_PASSWORDS = ['weak_password', 'common_password'];

function PasswordForm({ serverUrl, locale, needsCode, onClose }: PasswordFormProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [currentPassword, setCurrentPassword] = React.useState('');
  const [password, setPassword] = React.useState('');
  const [code, setCode] = React.useState('');
  const { busy, fault, run } = useTask();
  const isWrong = fault?.code === 'wrong_password';
  const isRefused = fault !== null && REFUSED_PASSWORDS.includes(fault.code);
  const isIncomplete = currentPassword === '' || password === '' || (needsCode && code.trim() === '');
  const handleSubmit = () =>
    void run(async () => {
      await changeOwnPassword({ currentPassword, password, ...(needsCode && { code }) }, { serverUrl });
      showToast('success', t('passwordChanged'));
      onClose();
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !isIncomplete) handleSubmit();
      }}
    >
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        <p css={{ margin: 0 }}>{t('changePasswordText')}</p>
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={getSessionUser()?.email ?? ''}
          readOnly
        />
        <PasswordField
          label={t('currentPassword')}
          name="current-password"
          autoComplete="current-password"
          value={currentPassword}
          error={isWrong ? t('wrongCurrentPassword') : null}
          onChange={setCurrentPassword}
        />
        <PasswordField
          label={t('newPassword')}
          name="new-password"
          autoComplete="new-password"
          value={password}
          error={isRefused ? formatAuthMessage(fault.code, locale) : null}
          onChange={setPassword}
        />
        {needsCode && <SignInCode value={code} takesFocus={false} onChange={setCode} />}
        {!isWrong && !isRefused && <FactorFault fault={fault} locale={locale} />}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button htmlType="submit" type="primary" disabled={busy || isIncomplete}>
          {t('changePassword')}
        </Button>
      </ModalFooter>
    </form>
  );
}

/** Changes the password of the user's own account. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { serverUrl, locale, onClose } = props;
  const t = useTexts();
  const { busy, last, ...state } = useRequest([serverUrl], ([server], { signal }) =>
    fetchSecondFactor({ serverUrl: server, signal })
  );
  return (
    <Modal isOpen toggle={onClose} scrollable backdrop="static">
      <ModalHeader toggle={onClose}>{t('changePassword')}</ModalHeader>
      {last === null ? (
        <FactorLoading busy={busy} fault={state.status === 'failed' ? state.fault : null} locale={locale} />
      ) : (
        <PasswordForm {...props} needsCode={last.isOn} />
      )}
    </Modal>
  );
}
