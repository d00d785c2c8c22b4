import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  BIOCHAR_OUTPUT,
  BUFFER_OPACITY,
  RADIUS_UNITS,
  useDeclaredOutputs,
  useParameterAnswer
} from 'widgets/shared-code/site-core';
import {
  ChoiceSetting,
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
import type { Config, IMConfig, RowLayer } from '../config';
import { ROW_LAYERS, DEFAULT_UNIT } from '../config';
import { useTexts as useOutputTexts } from '../runtime/use-texts';
import { useTexts } from './use-texts';

const LAYERS = Object.keys(ROW_LAYERS) as RowLayer[];

const OUTPUTS = [BIOCHAR_OUTPUT];

/** Settings: part and tool, map, default unit and opacity, server, record layers, parameters and texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config, useDataSources, onSettingChange } = props;
  const t = useTexts();
  useDeclaredOutputs(props, config.part === 'tool' ? OUTPUTS : [], useOutputTexts());
  const set = createSetter<Config>(props);
  const parameters = useParameterAnswer(config.serverUrl);
  return (
    <div className="widget-setting-biochar-analysis">
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
      <SettingPart title={t('asking')}>
        <ChoiceSetting
          label={t('unit')}
          help={t('unitHelp')}
          value={config.unit ?? DEFAULT_UNIT}
          options={RADIUS_UNITS.map((unit) => [unit, t(unit)] as const)}
          onChange={(unit) => set('unit', unit)}
        />
      </SettingPart>
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
      <SettingPart title={t('layers')} help={t('layersHelp')}>
        {LAYERS.map((layer) => (
          <LayerSetting
            key={layer}
            widgetId={id}
            label={t(layer)}
            name={(config.layers?.[layer] as string | undefined) ?? ''}
            usual=""
            useDataSources={useDataSources}
            onChange={(name, uses) =>
              onSettingChange({ id, useDataSources: uses, config: config.setIn(['layers', layer], name) })
            }
          />
        ))}
      </SettingPart>
      <ParametersPart
        answer={parameters}
        names={[
          'defaultBiocharRadius',
          'minBiocharRadius',
          'maxBiocharRadius',
          'defaultDriveTime',
          'minDriveTime',
          'maxDriveTime',
          'capacityDaysPerYear',
          'biocharOutputShare'
        ]}
      />
      <TextsPart>
        {(['toggleLabel', 'hint'] as const).map((key) => (
          <TextSetting
            key={key}
            label={t(key)}
            help={t(`${key}Help`)}
            value={config[key] ?? ''}
            onChange={(value) => set(key, value)}
          />
        ))}
      </TextsPart>
    </div>
  );
}
