import type { AllWidgetProps } from 'jimu-core';
import { toLocale, useAppearance, useSharedSession } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { Card } from './card';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import { ResetForm } from './reset-form';
import type { TextKey } from './use-texts';
import { useTexts } from './use-texts';

const headings: Record<IMConfig['mode'], { title: TextKey; intro: TextKey }> = {
  login: { title: 'loginTitle', intro: 'loginIntro' },
  forgotPassword: { title: 'forgotTitle', intro: 'forgotIntro' },
  resetPassword: { title: 'resetTitle', intro: 'resetIntro' }
};

/** Sign-in: one of three forms, chosen in the settings. */
function Widget({ config, intl }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const locale = toLocale(intl.locale);
  const { switchLocale } = useAppearance(config);
  // Stored by the framework before the page leaves for the next, whose map is then read with it.
  useSharedSession(config.serverUrl, false);
  const { title, intro } = headings[config.mode];
  const code = new URLSearchParams(window.location.search).get('oobCode');
  return (
    <div className="jimu-widget widget-sign-in" css={{ height: '100%' }}>
      <Card
        title={config.heading || t(title)}
        intro={config.intro || t(intro)}
        owner={config.owner}
        serverUrl={config.serverUrl}
        locale={locale}
        onLocale={switchLocale}
      >
        {config.mode === 'login' && <LoginForm config={config} locale={locale} />}
        {config.mode === 'forgotPassword' && <ForgotForm config={config} locale={locale} />}
        {config.mode === 'resetPassword' && <ResetForm config={config} locale={locale} code={code} />}
      </Card>
    </div>
  );
}

Widget.versionManager = versionManager;

export default Widget;
