import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { TextInput } from 'jimu-ui';
import { SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { IMConfig } from '../config';
import { useTexts } from './use-texts';

/** The server and the page to sign in. */
export default function Setting({ id, config, onSettingChange }: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  return (
    <div className="widget-setting-personal-data">
      <SettingSection title={t('services')}>
        {(['serverUrl', 'loginUrl'] as const).map((key) => (
          <SettingRow key={key} label={t(key)} flow="wrap">
            <TextInput
              aria-label={t(key)}
              value={config[key]}
              onChange={(event) => onSettingChange({ id, config: config.set(key, event.target.value) })}
            />
          </SettingRow>
        ))}
      </SettingSection>
    </div>
  );
}
