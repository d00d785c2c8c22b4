import { hooks } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Checkbox } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import { toggleItem } from 'widgets/shared-code/site-core';
import { CATALOGUE } from 'widgets/shared-code/site-map';
import type { Config, IMConfig } from '../config';
import defaultMessages from './translations/default';

const IDS = CATALOGUE.map(({ id }) => id);

/** The map, the layers it must have, and those that are not listed. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = hooks.useTranslation(defaultMessages);
  const boxes = (key: keyof Config) =>
    CATALOGUE.map((layer) => (
      <SettingRow key={layer.id} label={layer.title}>
        <Checkbox
          aria-label={layer.title}
          checked={config[key].includes(layer.id)}
          onChange={() =>
            onSettingChange({
              id,
              config: config.set(key, toggleItem(IDS, Array.from(config[key]), layer.id))
            })
          }
        />
      </SettingRow>
    ));
  return (
    <div className="widget-setting-layer-panels">
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('required')}>
        <p>{t('requiredHint')}</p>
        {boxes('required')}
      </SettingSection>
      <SettingSection title={t('hidden')}>{boxes('hidden')}</SettingSection>
    </div>
  );
}
