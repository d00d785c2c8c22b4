import type { AllWidgetProps } from 'jimu-core';
import { toLocale, NotConfigured, ToolPanel, useSettings } from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { ResultHost } from './result/result-host';
import { Tool } from './tool/tool';
import { useTexts } from './use-texts';

type WidgetProps = AllWidgetProps<IMConfig>;

/** Offtake suitability: the tool or its result, depending on the `part` setting. */
function Widget(props: WidgetProps) {
  const { id, icon, config, intl, useMapWidgetIds } = props;
  const t = useTexts();
  const settings = useSettings(SETTINGS, config);
  const isTool = settings.part === 'tool';
  const mapWidgetId = useMapWidgetIds?.[0];
  if (mapWidgetId === undefined || (!isTool && !settings.toolWidgetId))
    return (
      <NotConfigured
        id={id}
        icon={icon}
        name={t('_widgetLabel')}
        lacks={isTool || settings.toolWidgetId ? 'map' : 'tool'}
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
      toolId={settings.toolWidgetId}
      mapWidgetId={mapWidgetId}
      layers={settings.layers}
      serverUrl={settings.serverUrl}
      opacity={settings.fillOpacity}
      locale={toLocale(intl.locale)}
    />
  );
}

Widget.versionManager = versionManager;

export default Widget;
