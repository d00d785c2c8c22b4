import { React } from 'jimu-core';
import {
  clearToasts,
  formatAuthMessage,
  formatMessage,
  Notice,
  openIdentity,
  showToast,
  Toasts,
  useTask
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { Settings } from '../config';
import { EmailField } from './email-field';
import { Form, FormLink, Submit } from './form-parts';
import { useTexts } from './use-texts';

/** ForgotPassword: requests a reset link from the identity provider. */
export function ForgotForm({ settings, locale }: { readonly settings: Settings; readonly locale: Locale }) {
  const t = useTexts();
  const [email, setEmail] = React.useState('');
  const [touched, setTouched] = React.useState(false);
  const { busy, fault, run } = useTask();
  const empty = email.trim() === '';
  const handleSubmit = () => {
    setTouched(true);
    clearToasts();
    if (empty) return;
    void run(async () => {
      const identity = await openIdentity(settings.serverUrl);
      await identity.sendReset(email.trim());
      showToast('success', formatMessage('auth.resetSent', locale));
    });
  };
  return (
    <Form label={t('forgotTitle')} onSubmit={handleSubmit}>
      <EmailField
        label={t('email')}
        value={email}
        error={touched && empty ? formatMessage('auth.emailRequired', locale) : undefined}
        onChange={setEmail}
        onBlur={() => setTouched(true)}
      />
      <Submit label={t('initiateReset')} busyLabel={t('sending')} busy={busy} disabled={empty} />
      {fault && <Notice kind="error">{formatAuthMessage(fault.code, locale)}</Notice>}
      <FormLink href={settings.loginUrl}>{t('backToLogin')}</FormLink>
      <Toasts />
    </Form>
  );
}
