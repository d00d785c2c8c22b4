import { TextInput } from 'jimu-ui';
import { formatAuthMessage, LabelledField, Notice } from 'widgets/shared-code/site-base';
import type { Fault, Locale } from 'widgets/shared-code/site-base';
import { useTexts } from './use-texts';

interface PasswordFieldProps {
  readonly value: string;
  onChange(password: string): void;
}

/** The password of the account, again. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  const t = useTexts();
  return (
    <LabelledField label={t('password')}>
      {(control) => (
        <TextInput
          {...control}
          type="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </LabelledField>
  );
}

interface FactorFaultProps {
  readonly fault: Fault | null;
  readonly locale: Locale;
}

/** Why a step of the second factor was refused. */
export function FactorFault({ fault, locale }: FactorFaultProps) {
  const t = useTexts();
  if (fault === null) return null;
  if (fault.code === 'accounts_elsewhere') return <Notice kind="info">{t('factorElsewhere')}</Notice>;
  const text = fault.code === 'wrong_password' ? t('wrongPassword') : formatAuthMessage(fault.code, locale);
  return <Notice kind="error">{text}</Notice>;
}
