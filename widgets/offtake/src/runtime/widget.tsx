import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { WidgetPlaceholder } from 'jimu-ui';
import { BUFFER_OPACITY, localeOf, ToolPanel } from 'widgets/shared-code/site-core';
import type { Config, IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { ResultHost } from './result/result-host';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** Offtake suitability: the tool or its result, as the settings say. */
function Widget(props: WidgetProps) {
  const { id, icon, config, intl, useMapWidgetIds } = props;
  const t = useTexts();
  const settings = React.useMemo(() => config.asMutable({ deep: true }) as Config, [config]);
  if (config.part === 'tool')
    return (
      <ToolPanel name="offtake" inController={props.controllerWidgetId !== undefined}>
        <Tool {...props} />
      </ToolPanel>
    );
  if (!config.toolWidgetId || !useMapWidgetIds?.[0])
    return (
      <WidgetPlaceholder
        widgetId={id}
        icon={icon}
        name={t('_widgetLabel')}
        message={t(config.toolWidgetId ? 'noMap' : 'noTool')}
      />
    );
  return (
    <ResultHost
      id={id}
      toolId={config.toolWidgetId}
      mapWidgetId={useMapWidgetIds[0]}
      layers={settings.layers}
      serverUrl={config.serverUrl}
      opacity={config.fillOpacity ?? BUFFER_OPACITY}
      locale={localeOf(intl.locale)}
    />
  );
}

Widget.versionManager = versionManager;

export default Widget;
