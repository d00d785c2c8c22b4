import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { Config, IMConfig } from '../config';
import { useTexts } from './use-texts';

/** The map, the layer and its fields, the server and the texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  const row = (key: keyof Config) => (
    <SettingRow key={key} label={t(key)} flow="wrap">
      <TextInput
        aria-label={t(key)}
        value={config[key]}
        onChange={({ target: { value } }) => onSettingChange({ id, config: config.set(key, value) })}
      />
    </SettingRow>
  );
  return (
    <div className="widget-setting-biochar-summary">
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('layerSection')}>
        <p>{t('layerHint')}</p>
        {(['layer', 'dateField', 'lgaField'] as const).map(row)}
      </SettingSection>
      <SettingSection title={t('services')}>{row('serverUrl')}</SettingSection>
      <SettingSection title={t('texts')}>{row('hint')}</SettingSection>
    </div>
  );
}
