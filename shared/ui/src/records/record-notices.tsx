import { getSessionUser } from '@site/services';
import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { Notice } from '../kit/notices/notice';
import { useUiTexts } from '../base/use-ui-texts';
import { SignInAgain } from '../kit/dialogs/sign-in-again';
import type { RecordForm } from './use-record-form';
import type { RecordSaveProblem } from './use-save-record';

interface SaveNoticeProps {
  readonly problem: RecordSaveProblem | null;
  readonly serverUrl: string;
  onSignedIn(): void;
  /** Restores a deleted record and saves the input. */
  onBringBack(): void;
}

/** Reason why the last save failed, and what to do. */
export function SaveNotice({ problem, serverUrl, onSignedIn, onBringBack }: SaveNoticeProps) {
  const t = useUiTexts();
  // Read once: after the session has ended there is no user any more.
  const [email] = React.useState(() => getSessionUser()?.email ?? '');
  switch (problem?.kind) {
    case 'signedOut':
      return <SignInAgain email={email} serverUrl={serverUrl} onSignedIn={onSignedIn} />;
    case 'gone':
      return (
        <Notice kind="warning">
          <p>{t('recordGone')}</p>
          <Button size="sm" onClick={onBringBack}>
            {t('bringBack')}
          </Button>
        </Notice>
      );
    case 'failed':
      return <Notice kind="error">{t('serverSays', { message: problem.error.message })}</Notice>;
    default:
      return null;
  }
}

interface DraftNoticeProps {
  readonly model: RecordForm;
  onStartAnew(): void;
}

/** Notice that a draft from before a reload was restored, until it is dismissed. */
export function DraftNotice({ model, onStartAnew }: DraftNoticeProps) {
  const t = useUiTexts();
  const [seen, setSeen] = React.useState(false);
  if (!model.isDraft || seen) return null;
  return (
    <Notice onDismiss={() => setSeen(true)}>
      <p>{t('draftBack')}</p>
      <Button
        size="sm"
        type="tertiary"
        onClick={() => {
          onStartAnew();
          setSeen(true);
        }}
      >
        {t('startAnew')}
      </Button>
    </Notice>
  );
}
