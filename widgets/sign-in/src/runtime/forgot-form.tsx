import { React } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-core';
import { authMessage, message, Notice, openIdentity, useTask } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { Field } from './field';
import { Form, FormLink, Submit } from './form-parts';
import { useTexts } from './use-texts';

/** ForgotPassword: asks the identity provider to send a reset link. */
export function ForgotForm({ config, locale }: { readonly config: IMConfig; readonly locale: Locale }) {
  const t = useTexts();
  const [email, setEmail] = React.useState('');
  const [touched, setTouched] = React.useState(false);
  const [sent, setSent] = React.useState(false);
  const { busy, fault, run } = useTask();
  const empty = email.trim() === '';
  const submit = () => {
    setTouched(true);
    if (empty) return;
    setSent(false);
    void run(async () => {
      const identity = await openIdentity(config.serverUrl);
      await identity.sendReset(email.trim());
      setSent(true);
    });
  };
  return (
    <Form label={t('forgotTitle')} onSubmit={submit}>
      <Field
        name="email"
        label={t('email')}
        type="email"
        autoComplete="username"
        value={email}
        error={touched && empty ? message('auth.emailRequired', locale) : undefined}
        onChange={setEmail}
        onBlur={() => setTouched(true)}
      />
      <Submit label={t('initiateReset')} busyLabel={t('sending')} busy={busy} disabled={empty} />
      {fault && <Notice kind="error">{authMessage(fault.code, locale)}</Notice>}
      {sent && <Notice kind="success">{message('auth.resetSent', locale)}</Notice>}
      <FormLink href={config.loginUrl}>{t('backToLogin')}</FormLink>
    </Form>
  );
}
