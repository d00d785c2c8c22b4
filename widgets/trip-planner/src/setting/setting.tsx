import type { AllWidgetSettingProps } from 'jimu-for-builder';
import {
  PARAMETER_GROUPS,
  TRIP_OUTPUT,
  useDeclaredOutputs,
  useParameterAnswer
} from 'widgets/shared-code/site-core';
import {
  MapPart,
  ParametersPart,
  ServicesPart,
  createSetter,
  TextSetting,
  TextsPart,
  ToolPart
} from 'widgets/shared-code/site-settings';
import type { Config, IMConfig } from '../config';
import { useTexts as useOutputTexts } from '../runtime/use-texts';
import { useTexts } from './use-texts';

const OUTPUTS = [TRIP_OUTPUT];

/** Settings: the part, its planner, the map, the server, the parameters of trips and the texts. */
export default function Setting(props: AllWidgetSettingProps<IMConfig>) {
  const { id, config } = props;
  const t = useTexts();
  useDeclaredOutputs(props, config.part === 'tool' ? OUTPUTS : [], useOutputTexts());
  const set = createSetter<Config>(props);
  const parameters = useParameterAnswer(config.serverUrl);
  return (
    <div className="widget-setting-trip-planner">
      <ToolPart
        id={id}
        part={config.part}
        toolWidgetId={config.toolWidgetId}
        parts={[
          ['tool', t('partTool')],
          ['timeline', t('partTimeline')]
        ]}
        onPart={(part) => set('part', part)}
        onTool={(toolWidgetId) => set('toolWidgetId', toolWidgetId)}
      />
      <MapPart {...props} />
      <ServicesPart serverUrl={config.serverUrl} onServerUrl={(value) => set('serverUrl', value)} />
      <ParametersPart answer={parameters} names={[...PARAMETER_GROUPS.trips, ...PARAMETER_GROUPS.vehicles]} />
      <TextsPart>
        <TextSetting
          label={t('hint')}
          help={t('hintHelp')}
          value={config.hint}
          onChange={(value) => set('hint', value)}
        />
      </TextsPart>
    </div>
  );
}
