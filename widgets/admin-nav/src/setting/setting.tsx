import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { TextInput } from 'jimu-ui';
import { SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { IMConfig } from '../config';
import { useTexts } from './use-texts';

/** Where the map and the pages are. */
export default function Setting({ id, config, onSettingChange }: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  return (
    <div className="widget-setting-admin-nav">
      <SettingSection title={t('addresses')}>
        {(['homeUrl', 'pagesUrl'] as const).map((key) => (
          <SettingRow key={key} label={t(key)} flow="wrap">
            <TextInput
              aria-label={t(key)}
              value={config[key]}
              onChange={({ target: { value } }) => onSettingChange({ id, config: config.set(key, value) })}
            />
          </SettingRow>
        ))}
      </SettingSection>
    </div>
  );
}
