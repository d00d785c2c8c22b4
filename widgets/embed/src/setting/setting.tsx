import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Option, Select, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { MAP_NAMES } from '../config';
import type { IMConfig, MapName } from '../config';
import { useTexts } from './use-texts';

/** The map, which of the map pages it is, and the server. */
export default function Setting({
  id,
  config,
  useMapWidgetIds,
  onSettingChange
}: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  return (
    <div className="widget-setting-embed">
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
        <SettingRow label={t('which')} flow="wrap">
          <Select
            aria-label={t('which')}
            value={config.map}
            onChange={(_event, map: MapName) => onSettingChange({ id, config: config.set('map', map) })}
          >
            {MAP_NAMES.map((map) => (
              <Option key={map} value={map}>
                {t(map)}
              </Option>
            ))}
          </Select>
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('services')}>
        <SettingRow label={t('serverUrl')} flow="wrap">
          <TextInput
            aria-label={t('serverUrl')}
            value={config.serverUrl}
            onChange={(event) => onSettingChange({ id, config: config.set('serverUrl', event.target.value) })}
          />
        </SettingRow>
      </SettingSection>
    </div>
  );
}
