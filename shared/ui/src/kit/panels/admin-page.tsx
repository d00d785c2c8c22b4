import { buildSignInUrl, fetchRole, getSessionUser, navigateTo } from '@site/services/src/base';
import { React } from 'jimu-core';
import { Button, Loading, LoadingType } from 'jimu-ui';
import type { ReactNode } from 'react';
import { Notice } from '../notices/notice';
import { useThemeStyles } from '../theme/styles';
import { Toasts } from '../notices/toasts';
import { useRequest } from '../requests/use-request';
import { useUiTexts } from '../../base/use-ui-texts';
import { PHONE_MEDIA_QUERY } from '../theme/phone';

function GuestNotice({ loginUrl }: { readonly loginUrl: string }) {
  const t = useUiTexts();
  const { space } = useThemeStyles();
  const { pathname, search } = window.location;
  return (
    <Notice>
      <p>{t('adminsSignIn')}</p>
      <Button
        type="primary"
        onClick={() => navigateTo(buildSignInUrl(loginUrl, pathname + search))}
        css={{ marginTop: space(3) }}
      >
        {t('signIn')}
      </Button>
    </Notice>
  );
}

interface AdminGateProps {
  readonly serverUrl: string;
  readonly loginUrl: string;
  readonly children: ReactNode;
}

/** Requests the role once: a session that ends later does not discard what the user has typed. */
function AdminGate({ serverUrl, loginUrl, children }: AdminGateProps) {
  const t = useUiTexts();
  const { space } = useThemeStyles();
  const answer = useRequest([serverUrl], ([server]) => fetchRole(server));
  if (answer.status === 'failed')
    return (
      <Notice kind="error" onRetry={answer.retry}>
        {t('serverSays', { message: answer.fault.message })}
      </Notice>
    );
  if (answer.status !== 'ready')
    return <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />;
  if (answer.answer === 'guest') return <GuestNotice loginUrl={loginUrl} />;
  if (answer.answer !== 'admin') return <Notice kind="warning">{t('adminsOnly')}</Notice>;
  return children;
}

export interface AdminPageProps extends AdminGateProps {
  readonly className: string;
}

/**
 * Page for administrators. Guests get a sign-in button that leads back here; other roles see who the page is
 * for.
 */
export function AdminPage({ className, ...gate }: AdminPageProps) {
  const { sys, space, type } = useThemeStyles();
  const [user] = React.useState(getSessionUser);
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
        [PHONE_MEDIA_QUERY]: { padding: space(3) }
      }}
    >
      {user ? <AdminGate {...gate} /> : <GuestNotice loginUrl={gate.loginUrl} />}
      <Toasts />
    </div>
  );
}
