import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { BUFFER_OPACITY, toLocale, NotConfigured, ToolPanel } from 'widgets/shared-code/site-core';
import type { Config, IMConfig } from '../config';
import { versionManager } from '../version-manager';
import { ResultHost } from './result/result-host';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** Offtake suitability: the tool or its result, depending on the `part` setting. */
function Widget(props: WidgetProps) {
  const { id, icon, config, intl, useMapWidgetIds } = props;
  const t = useTexts();
  const settings = React.useMemo(() => config.asMutable({ deep: true }) as Config, [config]);
  const isTool = config.part === 'tool';
  const mapWidgetId = useMapWidgetIds?.[0];
  if (mapWidgetId === undefined || (!isTool && !config.toolWidgetId))
    return (
      <NotConfigured
        id={id}
        icon={icon}
        name={t('_widgetLabel')}
        lacks={isTool || config.toolWidgetId ? 'map' : 'tool'}
      />
    );
  if (isTool)
    return (
      <ToolPanel name="offtake" inController={props.controllerWidgetId !== undefined}>
        <Tool {...props} mapWidgetId={mapWidgetId} />
      </ToolPanel>
    );
  return (
    <ResultHost
      id={id}
      toolId={config.toolWidgetId}
      mapWidgetId={mapWidgetId}
      layers={settings.layers}
      serverUrl={config.serverUrl}
      opacity={config.fillOpacity ?? BUFFER_OPACITY}
      locale={toLocale(intl.locale)}
    />
  );
}

Widget.versionManager = versionManager;

export default Widget;
