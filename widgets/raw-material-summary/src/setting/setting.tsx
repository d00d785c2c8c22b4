import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { SUPPLIER_OUTPUT, useDeclaredOutputs } from 'widgets/shared-code/site-core';
import type { Config, IMConfig } from '../config';
import { useTexts as useOutputTexts } from '../runtime/use-texts';
import { useTexts } from './use-texts';

const OUTPUTS = [SUPPLIER_OUTPUT];

/** The map, the layer and its fields, the server and the texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  useDeclaredOutputs(props, OUTPUTS, useOutputTexts());
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
    <div className="widget-setting-raw-material-summary">
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
        {(['layer', 'dateField', 'supplierField', 'communityField'] as const).map(row)}
      </SettingSection>
      <SettingSection title={t('services')}>{row('serverUrl')}</SettingSection>
      <SettingSection title={t('texts')}>{row('hint')}</SettingSection>
    </div>
  );
}
