import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  checkNeeded,
  LayerSetting,
  MapPart,
  ServicesPart,
  createSetter,
  SettingPart,
  SwitchSetting,
  TextSetting
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { useTexts } from './use-texts';

const SWITCHES = ['rasters', 'futurePrices', 'editing', 'offers'] as const;

/** Settings: the map, the additional contents and offers of its popups, and the server. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useDataSources, onSettingChange } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  return (
    <div className="widget-setting-asset-popups">
      <MapPart {...props} />
      <SettingPart title={t('contents')}>
        {SWITCHES.map((key) => (
          <SwitchSetting
            key={key}
            label={t(key)}
            help={t(`${key}Help`)}
            value={config[key] ?? true}
            onChange={(value) => set(key, value)}
          />
        ))}
        <LayerSetting
          widgetId={id}
          label={t('sourceLayer')}
          name={config.sourceLayer}
          usual=""
          useDataSources={useDataSources}
          onChange={(sourceLayer, uses) =>
            onSettingChange({ id, useDataSources: uses, config: config.set('sourceLayer', sourceLayer) })
          }
        />
        <TextSetting
          label={t('product')}
          help={t('productHelp')}
          value={config.product}
          check={checkNeeded}
          onChange={(value) => set('product', value)}
        />
      </SettingPart>
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
    </div>
  );
}
