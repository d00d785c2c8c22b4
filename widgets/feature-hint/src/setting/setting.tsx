import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  ChoiceSetting,
  MapPart,
  NumberSetting,
  createSetter,
  SettingPart,
  TextSetting,
  TextsPart
} from 'widgets/shared-code/site-settings';
import type { HintTopic, Config, IMConfig } from '../config';
import { useTexts } from './use-texts';

const HINT_TOPICS: readonly HintTopic[] = ['serviceArea', 'oilPalmClusters', 'protectedAreas'];

/** Settings: the map, the topic of the hints, the delay of the first one, and their texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-feature-hint">
      <MapPart {...props} help={t('mapHint')} />
      <SettingPart title={t('hints')}>
        <ChoiceSetting
          label={t('about')}
          help={t('aboutHelp')}
          value={config.about ?? 'serviceArea'}
          options={HINT_TOPICS.map((about) => [about, t(about)] as const)}
          onChange={(about) => set('about', about)}
        />
        <NumberSetting
          label={t('delay')}
          help={t('delayHelp')}
          unit="ms"
          min={0}
          max={60_000}
          whole
          value={config.delay}
          onChange={(value) => set('delay', value)}
        />
      </SettingPart>
      <TextsPart>
        {(['firstText', 'secondText'] as const).map((key) => (
          <TextSetting
            key={key}
            label={t(key)}
            help={t(`${key}Help`)}
            isLong
            value={config[key]}
            onChange={(value) => set(key, value)}
          />
        ))}
      </TextsPart>
    </div>
  );
}
