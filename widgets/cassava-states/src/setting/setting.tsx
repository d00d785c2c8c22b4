import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { IMConfig } from '../config';
import { useTexts } from './use-texts';

/** The map and the layer of the states. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  return (
    <div className="widget-setting-cassava-states">
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
        <SettingRow label={t('layer')} flow="wrap">
          <TextInput
            aria-label={t('layer')}
            value={config.layer}
            onChange={({ target: { value } }) => onSettingChange({ id, config: config.set('layer', value) })}
          />
        </SettingRow>
      </SettingSection>
    </div>
  );
}
