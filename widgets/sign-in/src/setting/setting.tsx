import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Option, Select, TextInput } from 'jimu-ui';
import { SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { Config, IMConfig, SignInMode } from '../config';
import { useTexts } from './use-texts';

type TextSetting = Exclude<keyof Config, 'mode'>;
const pages: readonly TextSetting[] = ['homeUrl', 'loginUrl', 'forgotPasswordUrl'];

const themes: readonly TextSetting[] = ['lightTheme', 'darkTheme'];

/** Which form, which server, which pages. */
export default function Setting({ id, config, onSettingChange }: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  const textRow = (key: TextSetting) => (
    <SettingRow key={key} label={t(key)} flow="wrap">
      <TextInput
        aria-label={t(key)}
        value={config[key]}
        onChange={(event) => onSettingChange({ id, config: config.set(key, event.target.value) })}
      />
    </SettingRow>
  );
  return (
    <div className="widget-setting-sign-in">
      <SettingSection title={t('mode')}>
        <SettingRow>
          <Select
            aria-label={t('mode')}
            value={config.mode}
            onChange={(_event, mode: SignInMode) => onSettingChange({ id, config: config.set('mode', mode) })}
          >
            <Option value="login">{t('modeLogin')}</Option>
            <Option value="forgotPassword">{t('modeForgotPassword')}</Option>
            <Option value="resetPassword">{t('modeResetPassword')}</Option>
          </Select>
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('server')}>{textRow('serverUrl')}</SettingSection>
      <SettingSection title={t('pages')}>{pages.map(textRow)}</SettingSection>
      <SettingSection title={t('texts')}>{textRow('owner')}</SettingSection>
      <SettingSection title={t('themes')}>{themes.map(textRow)}</SettingSection>
    </div>
  );
}
