import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { NumericInput, Option, Select, TextArea } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { About, IMConfig } from '../config';
import { useTexts } from './use-texts';

const ABOUT: readonly About[] = ['serviceArea', 'oilPalmClusters', 'protectedAreas'];

/** The map, when the first hint comes, and what both say. */
export default function Setting({
  id,
  config,
  useMapWidgetIds,
  onSettingChange
}: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  const textRow = (key: 'firstText' | 'secondText') => (
    <SettingRow key={key} label={t(key)} flow="wrap">
      <TextArea
        aria-label={t(key)}
        defaultValue={config[key]}
        onAcceptValue={(text: string) => onSettingChange({ id, config: config.set(key, text) })}
      />
    </SettingRow>
  );
  return (
    <div className="widget-setting-feature-hint">
      <SettingSection title={t('map')}>
        <SettingRow>
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
        <p>{t('mapHint')}</p>
      </SettingSection>
      <SettingSection title={t('about')}>
        <SettingRow>
          <Select
            aria-label={t('about')}
            value={config.about ?? 'serviceArea'}
            onChange={(_event, about: About) => onSettingChange({ id, config: config.set('about', about) })}
          >
            {ABOUT.map((about) => (
              <Option key={about} value={about}>
                {t(about)}
              </Option>
            ))}
          </Select>
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('timing')}>
        <SettingRow label={t('delay')} flow="wrap">
          <NumericInput
            aria-label={t('delay')}
            min={0}
            max={60_000}
            step={500}
            value={config.delay}
            onAcceptValue={(value) => onSettingChange({ id, config: config.set('delay', Number(value)) })}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection title={t('texts')}>
        {(['firstText', 'secondText'] as const).map(textRow)}
      </SettingSection>
    </div>
  );
}
