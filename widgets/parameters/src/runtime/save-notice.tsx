import { React } from 'jimu-core';
import { getSessionUser, Notice, SignInAgain } from 'widgets/shared-code/site-base';
import type { ParameterSaving } from './use-parameter-saving';
import { useTexts } from './use-texts';

interface SaveNoticeProps {
  readonly saving: ParameterSaving;
  readonly serverUrl: string;
}

/** Explains why the last save failed; after the end of the session, the form to sign in and save again. */
export function SaveNotice({ saving, serverUrl }: SaveNoticeProps) {
  const t = useTexts();
  // Read once: after the session has ended there is no signed-in user.
  const [me] = React.useState(() => getSessionUser()?.email ?? '');
  const { problem } = saving;
  if (problem?.kind === 'signedOut')
    return <SignInAgain email={me} serverUrl={serverUrl} onSignedIn={saving.save} />;
  if (problem?.kind !== 'failed') return null;
  return (
    <Notice kind="error" title={t('saveFailed')} onDismiss={saving.settle}>
      {problem.error.message}
    </Notice>
  );
}
