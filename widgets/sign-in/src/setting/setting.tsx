import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  checkAddress,
  checkNeeded,
  checkTheme,
  ChoiceSetting,
  ServicesPart,
  createSetter,
  SettingPart,
  TextSetting,
  TextsPart
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { useTexts } from './use-texts';

const PAGES = ['homeUrl', 'loginUrl', 'forgotPasswordUrl'] as const;
const THEMES = ['lightTheme', 'darkTheme'] as const;

/** Settings: the form, the server, the pages, the texts and the themes. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-sign-in">
      <SettingPart title={t('form')}>
        <ChoiceSetting
          label={t('mode')}
          help={t('modeHelp')}
          value={config.mode}
          options={[
            ['login', t('modeLogin')],
            ['forgotPassword', t('modeForgotPassword')],
            ['resetPassword', t('modeResetPassword')]
          ]}
          onChange={(mode) => set('mode', mode)}
        />
      </SettingPart>
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
      <SettingPart title={t('pages')} help={t('pagesHelp')}>
        {PAGES.map((key) => (
          <TextSetting
            key={key}
            label={t(key)}
            value={config[key]}
            check={checkAddress}
            onChange={(value) => set(key, value)}
          />
        ))}
      </SettingPart>
      <TextsPart>
        {(['heading', 'intro'] as const).map((key) => (
          <TextSetting
            key={key}
            label={t(key)}
            help={t(`${key}Help`)}
            value={config[key] ?? ''}
            onChange={(value) => set(key, value)}
          />
        ))}
        <TextSetting
          label={t('owner')}
          help={t('ownerHelp')}
          value={config.owner}
          check={checkNeeded}
          onChange={(value) => set('owner', value)}
        />
      </TextsPart>
      <SettingPart title={t('themes')} help={t('themesHelp')}>
        {THEMES.map((key) => (
          <TextSetting
            key={key}
            label={t(key)}
            value={config[key]}
            check={checkTheme}
            onChange={(value) => set(key, value)}
          />
        ))}
      </SettingPart>
    </div>
  );
}
