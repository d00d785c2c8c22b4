import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { IMConfig } from '../config';
import { useTexts } from './use-texts';

/** The map, the brand and the server. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  const textRow = (key: 'product' | 'serverUrl') => (
    <SettingRow label={t(key)} flow="wrap">
      <TextInput
        aria-label={t(key)}
        value={config[key]}
        onChange={(event) => onSettingChange({ id, config: config.set(key, event.target.value) })}
      />
    </SettingRow>
  );
  return (
    <div className="widget-setting-add-asset">
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('names')}>{textRow('product')}</SettingSection>
      <SettingSection title={t('services')}>{textRow('serverUrl')}</SettingSection>
    </div>
  );
}
