import type { AllWidgetProps } from 'jimu-core';
import { toLocale, useAppearance, useSettings, useSharedSession } from 'widgets/shared-code/site-base';
import type { IMConfig, SignInMode } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { Card } from './card';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import { ResetForm } from './reset-form';
import type { TextKey } from './use-texts';
import { useTexts } from './use-texts';

const headings: Record<SignInMode, { title: TextKey; intro: TextKey }> = {
  login: { title: 'loginTitle', intro: 'loginIntro' },
  forgotPassword: { title: 'forgotTitle', intro: 'forgotIntro' },
  resetPassword: { title: 'resetTitle', intro: 'resetIntro' }
};

/** Sign-in: one of three forms, chosen in the settings. */
function Widget({ config, intl }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const locale = toLocale(intl.locale);
  const settings = useSettings(SETTINGS, config);
  const { switchLocale } = useAppearance(settings);
  // Stored by the framework before the page leaves for the next, whose map is then read with it.
  useSharedSession(settings.serverUrl, false);
  const { title, intro } = headings[settings.mode];
  const code = new URLSearchParams(window.location.search).get('oobCode');
  return (
    <div className="jimu-widget widget-sign-in" css={{ height: '100%' }}>
      <Card
        title={settings.heading || t(title)}
        intro={settings.intro || t(intro)}
        owner={settings.owner}
        serverUrl={settings.serverUrl}
        locale={locale}
        onLocale={switchLocale}
      >
        {settings.mode === 'login' && <LoginForm settings={settings} locale={locale} />}
        {settings.mode === 'forgotPassword' && <ForgotForm settings={settings} locale={locale} />}
        {settings.mode === 'resetPassword' && <ResetForm settings={settings} locale={locale} code={code} />}
      </Card>
    </div>
  );
}

Widget.versionManager = versionManager;

export default Widget;
