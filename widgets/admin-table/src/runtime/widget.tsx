import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  buildSignInUrl,
  getSessionUser,
  navigateTo,
  Notice,
  PHONE_MEDIA_QUERY,
  Toasts,
  toLocale,
  useSettings,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { RecordsTable } from './records-table';
import { useTexts } from './use-texts';

/** Notice for guests: no records, and a button to sign in and return. */
function Guest({ loginUrl }: { readonly loginUrl: string }) {
  const { space } = useThemeStyles();
  const t = useTexts();
  const { pathname, search } = window.location;
  return (
    <Notice>
      <p>{t('guest')}</p>
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

/** Records of one kind, for signed-in users. */
function Widget({ id, config, intl }: AllWidgetProps<IMConfig>) {
  const { sys, space, type } = useThemeStyles();
  const [user] = React.useState(getSessionUser);
  const settings = useSettings(SETTINGS, config);
  return (
    <div
      className="jimu-widget widget-admin-table"
      css={{
        height: '100%',
        boxSizing: 'border-box',
        overflow: 'auto',
        padding: space(5, 6),
        ...type.body,
        background: sys.color.surface.background,
        color: sys.color.surface.backgroundText,
        [PHONE_MEDIA_QUERY]: { padding: space(3) }
      }}
    >
      {user ? (
        <RecordsTable widgetId={id} settings={settings} locale={toLocale(intl.locale)} />
      ) : (
        <Guest loginUrl={settings.loginUrl} />
      )}
      <Toasts />
    </div>
  );
}

Widget.versionManager = versionManager;

export default Widget;
