import { React } from 'jimu-core';
import {
  addUrlPreferences,
  canStoreSession,
  formatAuthMessage,
  formatMessage,
  getNextPage,
  isSessionValid,
  navigateTo,
  Notice,
  readPreferences,
  SignInCode,
  useRequest,
  useSignIn,
  PasswordField
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { Settings } from '../config';
import { EmailField } from './email-field';
import { Form, FormLink, Submit } from './form-parts';
import { useTexts } from './use-texts';

interface LoginFormProps {
  readonly settings: Settings;
  readonly locale: Locale;
}

function openNextPage(homeUrl: string): void {
  const { search, origin } = window.location;
  navigateTo(addUrlPreferences(getNextPage(search, homeUrl, origin), readPreferences(), origin));
}

/** Leaves the page when the user is already signed in; stays when that is unknown. */
function useLeaveWhenSignedIn({ serverUrl, homeUrl }: Settings): void {
  const { last: stands } = useRequest([serverUrl], ([url]) => isSessionValid(url));
  React.useEffect(() => {
    if (stands) openNextPage(homeUrl);
  }, [stands, homeUrl]);
}

/** Login: signs in at the identity provider, then at the product; then opens the requested page. */
export function LoginForm({ settings, locale }: LoginFormProps) {
  const t = useTexts();
  const [email, setEmail] = React.useState('');
  const [password, setPassword] = React.useState('');
  const [touched, setTouched] = React.useState({ email: false, password: false });
  // Shown before typing; signing in still works once the browser's setting is corrected.
  const [isBlocked] = React.useState(() => !canStoreSession());
  const { serverUrl, homeUrl, forgotPasswordUrl } = settings;
  const { busy, fault, needsCode, code, setCode, signIn } = useSignIn(serverUrl, () => openNextPage(homeUrl));
  useLeaveWhenSignedIn(settings);
  const getMissingError = (
    value: string,
    wasTouched: boolean,
    key: 'auth.emailRequired' | 'auth.passwordRequired'
  ) => (wasTouched && value.trim() === '' ? formatMessage(key, locale) : undefined);
  return (
    <Form label={t('loginTitle')} onSubmit={() => signIn(email.trim(), password)}>
      <EmailField
        label={t('email')}
        value={email}
        error={getMissingError(email, touched.email, 'auth.emailRequired')}
        onChange={setEmail}
        onBlur={() => setTouched((before) => ({ ...before, email: true }))}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        value={password}
        error={getMissingError(password, touched.password, 'auth.passwordRequired')}
        onChange={setPassword}
        onBlur={() => setTouched((before) => ({ ...before, password: true }))}
      />
      {needsCode && <SignInCode value={code} onChange={setCode} />}
      <FormLink href={forgotPasswordUrl}>{t('forgotPassword')}</FormLink>
      <Submit
        label={t('login')}
        busyLabel={t('signingIn')}
        busy={busy}
        disabled={email.trim() === '' || password === '' || (needsCode && code.trim() === '')}
      />
      {(fault ?? isBlocked) && (
        <Notice kind="error">{formatAuthMessage(fault?.code ?? 'cookies_blocked', locale)}</Notice>
      )}
    </Form>
  );
}
