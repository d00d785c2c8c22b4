import { formatAuthMessage } from '@site/domain/src/base';
import { registerInlineSignIn } from '@site/services/src/base';
import { React } from 'jimu-core';
import { Button, TextInput } from 'jimu-ui';
import { LabelledField } from '../fields/labelled-field';
import { Notice } from '../notices/notice';
import { useThemeStyles } from '../theme/styles';
import { useLocale, useUiTexts } from '../../base/use-ui-texts';
import { SignInCode } from './sign-in-code';
import { useSignIn } from './use-sign-in';

interface SignInAgainProps {
  /** Account whose session has ended: only that user may continue with the input. */
  readonly email: string;
  readonly serverUrl: string;
  /** Reason for the sign-in if the session has not ended. */
  readonly reason?: string;
  onSignedIn(): void;
}

/** Signs in without leaving the page, so that the input stays. */
export function SignInAgain({ email, serverUrl, reason, onSignedIn }: SignInAgainProps) {
  const t = useUiTexts();
  const locale = useLocale();
  const { space } = useThemeStyles();
  const [password, setPassword] = React.useState('');
  const { busy, fault, needsCode, code, setCode, signIn } = useSignIn(serverUrl, onSignedIn);
  // Before the paint: the page's own notice disappears in the same frame.
  React.useLayoutEffect(registerInlineSignIn, []);
  return (
    <Notice kind="warning">
      <p>{reason ?? t('signInAgain')}</p>
      <form
        css={{ display: 'grid', gap: space(2), marginTop: space(2) }}
        onSubmit={(event) => {
          event.preventDefault();
          signIn(email, password);
        }}
      >
        <LabelledField
          label={t('passwordOf', { email })}
          error={fault ? formatAuthMessage(fault.code, locale) : null}
        >
          {(control) => (
            <TextInput
              {...control}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
        </LabelledField>
        {needsCode && <SignInCode value={code} onChange={setCode} />}
        <Button
          htmlType="submit"
          type="primary"
          disabled={busy || password === '' || (needsCode && code.trim() === '')}
        >
          {t('signIn')}
        </Button>
      </form>
    </Notice>
  );
}
