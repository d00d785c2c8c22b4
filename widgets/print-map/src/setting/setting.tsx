import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  checkNeeded,
  ChoiceSetting,
  MapPart,
  NumberSetting,
  createSetter,
  SettingPart,
  SwitchSetting,
  TextSetting
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { DOTS_PER_INCH, ORIENTATIONS } from '../config';
import { useTexts } from './use-texts';

/**
 * Settings: the map, the brand, the initial orientation, the resolution of the picture, and whether the legend
 * is printed.
 */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-print-map">
      <MapPart {...props} help={t('mapHelp')} />
      <SettingPart title={t('sheet')}>
        <TextSetting
          label={t('product')}
          help={t('productHelp')}
          value={config.product}
          check={checkNeeded}
          onChange={(value) => set('product', value)}
        />
        <ChoiceSetting
          label={t('orientation')}
          help={t('orientationHelp')}
          value={config.orientation}
          options={ORIENTATIONS.map((orientation) => [orientation, t(orientation)] as const)}
          onChange={(value) => set('orientation', value)}
        />
        <NumberSetting
          label={t('dotsPerInch')}
          help={t('dotsPerInchHelp')}
          unit="dpi"
          min={96}
          max={300}
          whole
          value={config.dotsPerInch ?? DOTS_PER_INCH}
          onChange={(value) => set('dotsPerInch', value)}
        />
        <SwitchSetting
          label={t('hasLegend')}
          help={t('hasLegendHelp')}
          value={config.hasLegend ?? true}
          onChange={(value) => set('hasLegend', value)}
        />
      </SettingPart>
    </div>
  );
}
