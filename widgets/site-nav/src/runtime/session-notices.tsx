import { React } from 'jimu-core';
import { Button, Modal, ModalBody, ModalHeader } from 'jimu-ui';
import {
  ConfirmDialog,
  getOtherUser,
  hasInlineSignIn,
  isPageHeld,
  onInlineSignInChange,
  onUserChanged,
  PageNotice,
  PageNotices,
  reloadPage,
  SignInAgain,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { MapFaultText, useMapFailure } from 'widgets/shared-code/site-tools';
import { useMinutesLeft } from './use-minutes-left';
import type { Session } from './use-session';
import { useTexts } from './use-texts';

/**
 * Dialog shown when another tab signed in with another account: accounts are not mixed, and the page can be
 * reopened with that account.
 */
function OtherAccount({ me }: { readonly me: string }) {
  const t = useTexts();
  const email = React.useSyncExternalStore(onUserChanged, () => getOtherUser()?.email ?? null);
  const [left, setLeft] = React.useState<string | null>(null);
  if (email === null) return null;
  const text = [t('otherText', { me, email }), ...(isPageHeld() ? [t('otherTyped')] : [])].join(' ');
  return (
    <ConfirmDialog
      isOpen={left !== email}
      title={t('otherTitle', { email })}
      text={text}
      confirmLabel={t('otherOpen', { email })}
      cancelLabel={t('otherStay')}
      onConfirm={reloadPage}
      onClose={() => setLeft(email)}
    />
  );
}

interface SessionNoticesProps {
  readonly session: Session;
  readonly serverUrl: string;
  /** The map of the page, if it has one. */
  readonly mapWidgetId: string | undefined;
  /** From how many minutes before its end on. */
  readonly warnMinutes: number;
  onSetUpSecondFactor(): void;
}

/** What is to be said of connection and session over any page: before the session ends one signs in again in place. */
export function SessionNotices(props: SessionNoticesProps) {
  const { session, serverUrl, mapWidgetId, warnMinutes, onSetUpSecondFactor } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const { user, isEnded, look } = session;
  const minutes = useMinutesLeft(session.endsAt, warnMinutes);
  const [isAsking, setAsking] = React.useState(false);
  // A sign-in form that is already shown has the notice itself, so the page does not repeat it.
  const isSaidThere = React.useSyncExternalStore(onInlineSignInChange, hasInlineSignIn);
  const isOver = minutes === 0;
  // When the counter reaches 0 the server is queried: it decides.
  React.useEffect(() => {
    if (isOver) look();
  }, [isOver, look]);
  const map = useMapFailure(mapWidgetId);
  // In the place of the map its widget says it, if it knows.
  const mapNotice = map && !map.isShownByMap && (
    <PageNotice>
      <MapFaultText {...map} loginUrl={session.loginHere} />
    </PageNotice>
  );
  if (user === null) return <PageNotices isBelowBar>{mapNotice}</PageNotices>;
  const reason = minutes === null || minutes === 0 ? undefined : t('endsSoon', { minutes });
  const said = isEnded ? t('ended') : reason;
  const sessionNotice = said !== undefined && !isSaidThere && (
    <PageNotice>
      <p>{said}</p>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)} css={{ marginTop: space(2) }}>
        {t('signInAgain')}
      </Button>
    </PageNotice>
  );
  const factorNotice = session.lacksSecondFactor && (
    <PageNotice>
      <p>{t('factorMissing')}</p>
      <Button size="sm" aria-haspopup="dialog" onClick={onSetUpSecondFactor} css={{ marginTop: space(2) }}>
        {t('factorStart')}
      </Button>
    </PageNotice>
  );
  // Null when none is there: an empty list would be taken for something to say.
  const notices =
    sessionNotice || factorNotice || mapNotice ? (
      <>
        {sessionNotice}
        {factorNotice}
        {mapNotice}
      </>
    ) : null;
  return (
    <>
      <PageNotices isBelowBar>{notices}</PageNotices>
      {isAsking && (
        <Modal isOpen toggle={() => setAsking(false)}>
          <ModalHeader toggle={() => setAsking(false)}>{t('signInAgain')}</ModalHeader>
          <ModalBody>
            <SignInAgain
              email={user.email}
              serverUrl={serverUrl}
              reason={isEnded ? undefined : reason}
              onSignedIn={() => setAsking(false)}
            />
          </ModalBody>
        </Modal>
      )}
      <OtherAccount me={user.email} />
    </>
  );
}
