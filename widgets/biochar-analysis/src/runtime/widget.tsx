import type { AllWidgetProps } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { ToolPanel } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { ResultOf } from './result/result-of';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** The biochar facility analysis: the tool, or its result in another place, as the settings say. */
function Widget(props: WidgetProps) {
  const { id, icon, config, useMapWidgetIds } = props;
  const t = useTexts();
  const missing = (message: string) => (
    <WidgetPlaceholder widgetId={id} icon={icon} name={t('_widgetLabel')} message={message} />
  );
  if (config.part === 'tool')
    return useMapWidgetIds?.[0] ? (
      <ToolPanel name="biochar-analysis" inController={props.controllerWidgetId !== undefined}>
        <Tool {...props} />
      </ToolPanel>
    ) : (
      missing(t('noMap'))
    );
  return config.toolWidgetId ? <ResultOf {...props} toolId={config.toolWidgetId} /> : missing(t('noTool'));
}

Widget.versionManager = versionManager;

export default Widget;
