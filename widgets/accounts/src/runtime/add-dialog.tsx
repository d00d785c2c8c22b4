import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader, Option, Select, TextInput } from 'jimu-ui';
import type { AccountRole, AccountWithPassword, Locale } from 'widgets/shared-code/site-core';
import {
  ACCOUNT_ROLES,
  addAccount,
  ConfirmDialog,
  LabelledField,
  Notice,
  Segments,
  getSessionUser,
  SignInAgain,
  useThemeStyles,
  usePageHold,
  useTask
} from 'widgets/shared-code/site-core';
import { useTexts } from './use-texts';
import { faultText, roleText } from './words';

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

interface AddDialogProps {
  readonly serverUrl: string;
  readonly locale: Locale;
  onAdded(added: AccountWithPassword): void;
  onClose(): void;
}

/** Dialog for a new account: e-mail address, name, role, and a generated or typed password. */
export function AddDialog({ serverUrl, locale, onAdded, onClose }: AddDialogProps) {
  const t = useTexts();
  const { space, weight } = useThemeStyles();
  const [draft, setDraft] = React.useState(EMPTY_DRAFT);
  const [leaving, setLeaving] = React.useState(false);
  const [me] = React.useState(() => getSessionUser()?.email ?? '');
  const { busy, fault, run } = useTask();
  const { email, name, role, password } = draft;
  const isDirty = JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);
  usePageHold(isDirty);
  const updateDraft = (part: Partial<AccountDraft>) => setDraft((before) => ({ ...before, ...part }));
  const handleLeave = () => (isDirty ? setLeaving(true) : onClose());
  const handleAdd = () =>
    void run(async () => {
      const person = { email: email.trim(), role, ...(name.trim() && { name: name.trim() }) };
      onAdded(await addAccount({ ...person, ...(password !== null && { password }) }, { serverUrl }));
    });
  const getFieldError = (field: 'email' | 'password') =>
    fault && ERROR_FIELDS[fault.code] === field ? faultText(fault, locale, t) : null;
  const isSignedOut = fault !== null && SIGNED_OUT_CODES.includes(fault.code);
  return (
    <>
      <Modal isOpen toggle={handleLeave} backdrop="static" scrollable>
        <ModalHeader toggle={handleLeave}>{t('addTitle')}</ModalHeader>
        {isSignedOut ? (
          <ModalBody>
            <SignInAgain email={me} serverUrl={serverUrl} onSignedIn={handleAdd} />
          </ModalBody>
        ) : (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              handleAdd();
            }}
          >
            <ModalBody css={{ display: 'grid', gap: space(3) }}>
              {fault && !ERROR_FIELDS[fault.code] && (
                <Notice kind="error">{faultText(fault, locale, t)}</Notice>
              )}
              <LabelledField label={t('email')} required error={getFieldError('email')}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="email"
                    autoComplete="off"
                    value={email}
                    onChange={(event) => updateDraft({ email: event.target.value })}
                  />
                )}
              </LabelledField>
              <LabelledField label={t('name')}>
                {(control) => (
                  <TextInput
                    {...control}
                    autoComplete="off"
                    value={name}
                    onChange={(event) => updateDraft({ name: event.target.value })}
                  />
                )}
              </LabelledField>
              <LabelledField label={t('role')} help={t('roleHelp')}>
                {(control) => (
                  <Select
                    {...control}
                    aria-label={t('role')}
                    value={role}
                    onChange={(_event, next) => updateDraft({ role: next as AccountRole })}
                  >
                    {ACCOUNT_ROLES.map((one) => (
                      <Option key={one} value={one}>
                        {roleText(one, t)}
                      </Option>
                    ))}
                  </Select>
                )}
              </LabelledField>
              <div css={{ display: 'grid', gap: space(1.5) }}>
                <span css={{ fontWeight: weight.medium }}>{t('firstPassword')}</span>
                <Segments
                  label={t('firstPassword')}
                  options={[
                    { value: 'made', label: t('passwordMade') },
                    { value: 'typed', label: t('passwordTyped') }
                  ]}
                  value={password === null ? 'made' : 'typed'}
                  onChange={(how) => updateDraft({ password: how === 'made' ? null : '' })}
                />
              </div>
              {password !== null && (
                <LabelledField label={t('passwordLabel')} required error={getFieldError('password')}>
                  {(control) => (
                    <TextInput
                      {...control}
                      type="password"
                      autoComplete="new-password"
                      value={password}
                      onChange={(event) => updateDraft({ password: event.target.value })}
                    />
                  )}
                </LabelledField>
              )}
            </ModalBody>
            <ModalFooter>
              <Button onClick={handleLeave}>{t('cancel')}</Button>
              <Button
                type="primary"
                htmlType="submit"
                aria-busy={busy}
                disabled={busy || email.trim() === '' || password === ''}
              >
                {t('add')}
              </Button>
            </ModalFooter>
          </form>
        )}
      </Modal>
      <ConfirmDialog
        isOpen={leaving}
        title={t('leaveTitle')}
        confirmLabel={t('leaveConfirm')}
        cancelLabel={t('leaveCancel')}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
