import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  ChoiceSetting,
  MapPart,
  NumberSetting,
  ServicesPart,
  createSetter
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { FRAME_HEIGHT, MAP_NAMES } from '../config';
import { useTexts } from './use-texts';

/** Settings: the map, which of the map pages it is, the offered frame, and the server. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-embed">
      <MapPart {...props} help={t('mapHelp')}>
        <ChoiceSetting
          label={t('which')}
          help={t('whichHelp')}
          value={config.map}
          options={MAP_NAMES.map((map) => [map, t(map)] as const)}
          onChange={(map) => set('map', map)}
        />
        <NumberSetting
          label={t('frameHeight')}
          help={t('frameHeightHelp')}
          unit="px"
          min={320}
          max={2000}
          whole
          value={config.frameHeight ?? FRAME_HEIGHT}
          onChange={(value) => set('frameHeight', value)}
        />
      </MapPart>
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
    </div>
  );
}
