import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Switch, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { IMConfig } from '../config';
import { useTexts } from './use-texts';

/** The map, what its popups show beside the fields, and the server. */
export default function Setting({
  id,
  config,
  useMapWidgetIds,
  onSettingChange
}: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  const switchRow = (key: 'rasters' | 'futurePrices') => (
    <SettingRow key={key} label={t(key)}>
      <Switch
        aria-label={t(key)}
        checked={config[key]}
        onChange={(_event, checked: boolean) => onSettingChange({ id, config: config.set(key, checked) })}
      />
    </SettingRow>
  );
  const textRow = (key: 'sourceLayer' | 'product' | 'serverUrl') => (
    <SettingRow key={key} label={t(key)} flow="wrap">
      <TextInput
        aria-label={t(key)}
        value={config[key]}
        onChange={(event) => onSettingChange({ id, config: config.set(key, event.target.value) })}
      />
    </SettingRow>
  );
  return (
    <div className="widget-setting-asset-popups">
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('contents')}>
        {(['rasters', 'futurePrices'] as const).map(switchRow)}
        {(['sourceLayer', 'product'] as const).map(textRow)}
      </SettingSection>
      <SettingSection title={t('services')}>{textRow('serverUrl')}</SettingSection>
    </div>
  );
}
