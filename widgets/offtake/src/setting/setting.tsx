import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { BUFFER_OPACITY, useParameterAnswer } from 'widgets/shared-code/site-core';
import { toLayerRef } from 'widgets/shared-code/site-map';
import {
  LayerSetting,
  MapPart,
  OpacitySetting,
  ParametersPart,
  ServicesPart,
  createSetter,
  SettingPart,
  TextSetting,
  TextsPart,
  ToolPart
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { FARM_LAYER_IDS } from '../farm-layers';
import { useTexts } from './use-texts';

/** Settings of the farm layers of the web map. */
function LayersPart({ id, config, useDataSources, onSettingChange }: AllWidgetSettingProps<IMConfig>) {
  const t = useTexts();
  const named = config.layers.asMutable() as Config['layers'];
  return (
    <SettingPart title={t('layers')} help={t('layersHint')}>
      {FARM_LAYER_IDS.map((layer) => (
        <LayerSetting
          key={layer}
          widgetId={id}
          label={toLayerRef(layer).title}
          name={named[layer] ?? ''}
          usual=""
          useDataSources={useDataSources}
          onChange={(name, uses) => {
            const { [layer]: _before, ...others } = named;
            const layers = name === '' ? others : { ...others, [layer]: name };
            onSettingChange({ id, useDataSources: uses, config: config.set('layers', layers) });
          }}
        />
      ))}
    </SettingPart>
  );
}

/** Settings: part and tool, map, services, layers, parameters and texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config } = props;
  const t = useTexts();
  const set = createSetter<Config>(props);
  const parameters = useParameterAnswer(config.serverUrl);
  return (
    <div className="widget-setting-offtake">
      <ToolPart
        id={id}
        part={config.part}
        toolWidgetId={config.toolWidgetId}
        parts={[
          ['tool', t('partTool')],
          ['result', t('partResult')]
        ]}
        onPart={(part) => set('part', part)}
        onTool={(toolWidgetId) => set('toolWidgetId', toolWidgetId)}
      />
      <MapPart {...props}>
        <OpacitySetting
          value={config.fillOpacity ?? BUFFER_OPACITY}
          onChange={(value) => set('fillOpacity', value)}
        />
      </MapPart>
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
      <LayersPart {...props} />
      <ParametersPart
        answer={parameters}
        names={[
          'offtakeRadius',
          'soilSampleCap',
          'commercialFarmArea',
          'smallFarmArea',
          'biocharRatePerHectare'
        ]}
      />
      <TextsPart>
        {(['toggleLabel', 'hint'] as const).map((key) => (
          <TextSetting
            key={key}
            label={t(key)}
            help={t(`${key}Help`)}
            value={config[key]}
            onChange={(value) => set(key, value)}
          />
        ))}
      </TextsPart>
    </div>
  );
}
