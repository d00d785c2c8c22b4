import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Option, Select, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { ORIENTATIONS } from '../config';
import type { IMConfig, Orientation } from '../config';
import { useTexts } from './use-texts';

/** The map, the brand, and how the paper lies at first. */
export default function Setting({
  id,
  config,
  useMapWidgetIds,
  onSettingChange
}: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  return (
    <div className="widget-setting-print-map">
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('sheet')}>
        <SettingRow label={t('product')} flow="wrap">
          <TextInput
            aria-label={t('product')}
            value={config.product}
            onChange={(event) => onSettingChange({ id, config: config.set('product', event.target.value) })}
          />
        </SettingRow>
        <SettingRow label={t('orientation')} flow="wrap">
          <Select
            aria-label={t('orientation')}
            value={config.orientation}
            onChange={(_event, orientation: Orientation) =>
              onSettingChange({ id, config: config.set('orientation', orientation) })
            }
          >
            {ORIENTATIONS.map((orientation) => (
              <Option key={orientation} value={orientation}>
                {t(orientation)}
              </Option>
            ))}
          </Select>
        </SettingRow>
      </SettingSection>
    </div>
  );
}
