import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { NumericInput, Option, Select, Switch, TextArea, TextInput } from 'jimu-ui';
import { MapWidgetSelector, SettingRow, SettingSection } from 'jimu-ui/advanced/setting-components';
import type { Config, IMConfig } from '../config';
import { linksToText, textToLinks } from './nav-links';
import { useTexts } from './use-texts';

type TextSetting = Exclude<
  keyof Config,
  'commodities' | 'mapViews' | 'showsPage' | 'isOpenToGuests' | 'warnBeforeEndMinutes'
>;

/** Server, pages, links and appearance. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useMapWidgetIds, onSettingChange } = props;
  const t = useTexts();
  const textRow = (key: TextSetting) => (
    <SettingRow key={key} label={t(key)} flow="wrap">
      <TextInput
        aria-label={t(key)}
        value={config[key] ?? ''}
        onChange={(event) => onSettingChange({ id, config: config.set(key, event.target.value) })}
      />
    </SettingRow>
  );
  const switchRow = (key: 'showsPage' | 'isOpenToGuests') => (
    <SettingRow key={key} label={t(key)}>
      <Switch
        aria-label={t(key)}
        checked={config[key]}
        onChange={(_event, checked) => onSettingChange({ id, config: config.set(key, checked) })}
      />
    </SettingRow>
  );
  const linksRow = (key: 'commodities' | 'mapViews') => (
    <SettingRow key={key} label={t(key)} flow="wrap">
      <TextArea
        aria-label={t(key)}
        defaultValue={linksToText(config[key].asMutable({ deep: true }))}
        onAcceptValue={(text: string) => onSettingChange({ id, config: config.set(key, textToLinks(text)) })}
      />
    </SettingRow>
  );
  return (
    <div className="widget-setting-site-nav">
      <SettingSection title={t('server')}>{textRow('serverUrl')}</SettingSection>
      <SettingSection title={t('pages')}>
        {(
          [
            'homeUrl',
            'loginUrl',
            'adminUrl',
            'accountsUrl',
            'parametersUrl',
            'personalDataUrl',
            'builderUrl'
          ] as const
        ).map(textRow)}
        {(['showsPage', 'isOpenToGuests'] as const).map(switchRow)}
        <SettingRow label={t('warnBeforeEndMinutes')} flow="wrap">
          <NumericInput
            aria-label={t('warnBeforeEndMinutes')}
            min={0}
            max={60}
            precision={0}
            value={config.warnBeforeEndMinutes}
            onAcceptValue={(value) =>
              onSettingChange({ id, config: config.set('warnBeforeEndMinutes', Number(value)) })
            }
          />
        </SettingRow>
        {linksRow('commodities')}
        {linksRow('mapViews')}
        {textRow('tourWidgetId')}
      </SettingSection>
      <SettingSection title={t('appearance')}>
        {(['lightTheme', 'darkTheme'] as const).map(textRow)}
        <SettingRow label={t('map')} flow="wrap">
          <MapWidgetSelector
            useMapWidgetIds={useMapWidgetIds}
            onSelect={(ids) => onSettingChange({ id, useMapWidgetIds: ids })}
          />
        </SettingRow>
        {(['lightBasemap', 'darkBasemap'] as const).map(textRow)}
        <SettingRow label={t('clusterWeight')}>
          <Select
            aria-label={t('clusterWeight')}
            value={config.clusterWeight}
            onChange={(_event, weight: string) =>
              onSettingChange({ id, config: config.set('clusterWeight', weight) })
            }
          >
            <Option value="count">{t('clustersByCount')}</Option>
            <Option value="tonnes">{t('clustersByTonnes')}</Option>
          </Select>
        </SettingRow>
      </SettingSection>
    </div>
  );
}
