import { Button, ModalBody, ModalFooter, Option, Select, TextInput } from 'jimu-ui';
import { LabelledField, Notice, Segments, useThemeStyles } from 'widgets/shared-code/site-base';
import { ACCOUNT_ROLES } from 'widgets/shared-code/site-domain';
import type { AccountRole } from 'widgets/shared-code/site-domain';
import type { NewAccount } from './use-new-account';
import { useTexts } from './use-texts';
import { roleText } from './words';

interface FieldsProps {
  readonly account: NewAccount;
}

function PersonFields({ account }: FieldsProps) {
  const t = useTexts();
  const { draft, getFieldError, update } = account;
  return (
    <>
      <LabelledField label={t('email')} required error={getFieldError('email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={draft.email}
            onChange={(event) => update({ email: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={draft.name}
            onChange={(event) => update({ name: event.target.value })}
          />
        )}
      </LabelledField>
      <LabelledField label={t('role')} help={t('roleHelp')}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('role')}
            value={draft.role}
            onChange={(_event, next) => update({ role: next as AccountRole })}
          >
            {ACCOUNT_ROLES.map((one) => (
              <Option key={one} value={one}>
                {roleText(one, t)}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
    </>
  );
}

function PasswordFields({ account }: FieldsProps) {
  const t = useTexts();
  const { space, weight } = useThemeStyles();
  const { draft, getFieldError, update } = account;
  const { password } = draft;
  return (
    <>
      <div css={{ display: 'grid', gap: space(1.5) }}>
        <span css={{ fontWeight: weight.medium }}>{t('firstPassword')}</span>
        <Segments
          label={t('firstPassword')}
          options={[
            { value: 'made', label: t('passwordMade') },
            { value: 'typed', label: t('passwordTyped') }
          ]}
          value={password === null ? 'made' : 'typed'}
          onChange={(how) => update({ password: how === 'made' ? null : '' })}
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
              onChange={(event) => update({ password: event.target.value })}
            />
          )}
        </LabelledField>
      )}
    </>
  );
}

interface AccountFormProps extends FieldsProps {
  onCancel(): void;
}

/** Form of a new account, with the buttons of its dialog. */
export function AccountForm({ account, onCancel }: AccountFormProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { draft, busy, problem, add } = account;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <ModalBody css={{ display: 'grid', gap: space(3) }}>
        {problem !== null && <Notice kind="error">{problem}</Notice>}
        <PersonFields account={account} />
        <PasswordFields account={account} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          aria-busy={busy}
          disabled={busy || draft.email.trim() === '' || draft.password === ''}
        >
          {t('add')}
        </Button>
      </ModalFooter>
    </form>
  );
}
