import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  AREA_OPACITY,
  AREA_OUTPUT,
  useDeclaredOutputs,
  useParameterAnswer
} from 'widgets/shared-code/site-core';
import {
  ChoiceSetting,
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
import { useTexts as useRuntimeTexts } from '../runtime/use-texts';
import { useTexts } from './use-texts';

/** Declares the output data source of a tool, with the labels of its fields. */
function useAreaOutput(props: AllWidgetSettingProps<IMConfig>) {
  const t = useRuntimeTexts();
  useDeclaredOutputs(props, props.config.part === 'tool' ? [AREA_OUTPUT] : [], t);
}

/** Settings: the part, its tool, the headline, the map, the server, the parameters in use and the texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config } = props;
  const t = useTexts();
  useAreaOutput(props);
  const set = createSetter<Config>(props);
  const parameters = useParameterAnswer(config.serverUrl);
  return (
    <div className="widget-setting-service-area">
      <ToolPart
        id={id}
        part={config.part}
        toolWidgetId={config.toolWidgetId}
        parts={[
          ['tool', t('partTool')],
          ['detail', t('partDetail')],
          ['table', t('partTable')]
        ]}
        onPart={(part) => set('part', part)}
        onTool={(toolWidgetId) => set('toolWidgetId', toolWidgetId)}
      />
      <SettingPart title={t('detail')}>
        <ChoiceSetting
          label={t('headline')}
          help={t('headlineHelp')}
          value={config.headline ?? 'none'}
          options={[
            ['none', t('headlineNone')],
            ['weeklyYield', t('headlineWeeklyYield')],
            ['profitPerWeek', t('headlineProfitPerWeek')]
          ]}
          onChange={(headline) => set('headline', headline)}
        />
      </SettingPart>
      <MapPart {...props}>
        <OpacitySetting
          value={config.fillOpacity ?? AREA_OPACITY}
          onChange={(value) => set('fillOpacity', value)}
        />
      </MapPart>
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
      <ParametersPart
        answer={parameters}
        names={['maxServiceAreas', 'minDriveTime', 'maxDriveTime', 'defaultDriveTime', 'millScope']}
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
