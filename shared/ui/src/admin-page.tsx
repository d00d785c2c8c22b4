import { fetchRole, goTo, sessionUser, withNext } from '@site/services';
import { React } from 'jimu-core';
import { Button, Loading, LoadingType } from 'jimu-ui';
import type { ReactNode } from 'react';
import { Notice } from './notice';
import { useLook } from './styles';
import { Toasts } from './toasts';
import { useAnswer } from './use-answer';
import { useUiTexts } from './use-ui-texts';
import { ON_PHONE } from './phone';

function Guest({ loginUrl }: { readonly loginUrl: string }) {
  const t = useUiTexts();
  const { space } = useLook();
  const { pathname, search } = window.location;
  return (
    <Notice>
      <p>{t('adminsSignIn')}</p>
      <Button
        type="primary"
        onClick={() => goTo(withNext(loginUrl, pathname + search))}
        css={{ marginTop: space(3) }}
      >
        {t('signIn')}
      </Button>
    </Notice>
  );
}

interface GateProps {
  readonly serverUrl: string;
  readonly loginUrl: string;
  readonly children: ReactNode;
}

/** Requests the role once: a session that ends later does not discard what the user has typed. */
function Gate({ serverUrl, loginUrl, children }: GateProps) {
  const t = useUiTexts();
  const { space } = useLook();
  const answer = useAnswer([serverUrl], ([server]) => fetchRole(server));
  if (answer.status === 'failed')
    return (
      <Notice kind="error" onRetry={answer.retry}>
        {t('serverSays', { message: answer.fault.message })}
      </Notice>
    );
  if (answer.status !== 'ready')
    return <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />;
  if (answer.answer === 'guest') return <Guest loginUrl={loginUrl} />;
  if (answer.answer !== 'admin') return <Notice kind="warning">{t('adminsOnly')}</Notice>;
  return children;
}

export interface AdminPageProps extends GateProps {
  readonly className: string;
}

/**
 * Page for administrators. Guests get a sign-in button that leads back here; other roles see who the page is
 * for.
 */
export function AdminPage({ className, ...gate }: AdminPageProps) {
  const { sys, space, type } = useLook();
  const [user] = React.useState(sessionUser);
  return (
    <div
      className={className}
      css={{
        height: '100%',
        boxSizing: 'border-box',
        overflow: 'auto',
        // A focused control does not scroll behind a bar at the foot.
        scrollPaddingBottom: space(28),
        padding: space(5, 6),
        ...type.body,
        background: sys.color.surface.background,
        color: sys.color.surface.backgroundText,
        [ON_PHONE]: { padding: space(3) }
      }}
    >
      {user ? <Gate {...gate} /> : <Guest loginUrl={gate.loginUrl} />}
      <Toasts />
    </div>
  );
}
