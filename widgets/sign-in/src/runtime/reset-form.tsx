import { React } from 'jimu-core';
import {
  formatAuthMessage,
  formatMessage,
  Notice,
  openIdentity,
  useTask,
  PasswordField
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { Settings } from '../config';
import { Form, FormLink, Submit } from './form-parts';
import { useTexts } from './use-texts';

interface ResetFormProps {
  readonly settings: Settings;
  readonly locale: Locale;
  /** The code of the reset link; null only validates the form. */
  readonly code: string | null;
}

/** ResetPassword: a new password twice; with the code of a reset link it is sent to the identity provider. */
export function ResetForm({ settings, locale, code }: ResetFormProps) {
  const t = useTexts();
  const [password, setPassword] = React.useState('');
  const [again, setAgain] = React.useState('');
  const [touched, setTouched] = React.useState({ password: false, again: false });
  const [account, setAccount] = React.useState<string | null>(null);
  const [done, setDone] = React.useState(false);
  const { busy, fault, run } = useTask();
  const { serverUrl, loginUrl } = settings;
  const runOnce = React.useRef(run);

  React.useEffect(() => {
    if (code === null) return;
    void runOnce.current(async () => setAccount(await (await openIdentity(serverUrl)).verifyResetCode(code)));
  }, [code, serverUrl]);

  const required = formatMessage('auth.passwordRequired', locale);
  const differs = again !== '' && password !== again;
  const handleSubmit = () => {
    setTouched({ password: true, again: true });
    if (password === '' || password !== again || code === null) return;
    void run(async () => {
      await (await openIdentity(serverUrl)).confirmReset(code, password);
      setDone(true);
    });
  };
  const getRepeatError = () => {
    if (!touched.again) return undefined;
    if (again === '') return required;
    return differs ? formatMessage('auth.passwordsDoNotMatch', locale) : undefined;
  };
  if (done)
    return (
      <>
        <Notice kind="success">{t('resetDone')}</Notice>
        <FormLink href={loginUrl}>{t('backToLogin')}</FormLink>
      </>
    );
  return (
    <Form label={t('resetTitle')} onSubmit={handleSubmit}>
      {account !== null && <p css={{ margin: 0 }}>{t('resetFor', { email: account })}</p>}
      {account !== null && (
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      )}
      <PasswordField
        name="new-password"
        label={t('newPassword')}
        autoComplete="new-password"
        value={password}
        error={touched.password && password === '' ? required : undefined}
        onChange={setPassword}
        onBlur={() => setTouched((before) => ({ ...before, password: true }))}
      />
      <PasswordField
        name="confirm-password"
        label={t('confirmPassword')}
        autoComplete="new-password"
        value={again}
        error={getRepeatError()}
        onChange={setAgain}
        onBlur={() => setTouched((before) => ({ ...before, again: true }))}
      />
      <Submit
        label={t('resetSubmit')}
        busyLabel={t('saving')}
        busy={busy}
        disabled={password === '' || again === ''}
      />
      {fault && <Notice kind="error">{formatAuthMessage(fault.code, locale)}</Notice>}
      <FormLink href={loginUrl}>{t('backToLogin')}</FormLink>
    </Form>
  );
}
