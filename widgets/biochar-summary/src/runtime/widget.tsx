import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { React, WidgetState } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import {
  toLocale,
  NotConfigured,
  ToolPanel,
  MapFailureNotice,
  useSettings
} from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { Tool } from './tool';
import { useTexts } from './use-texts';

/** Biochar applications: the filter and the summary, in a controller's panel or in a box of the page. */
function Widget(props: AllWidgetProps<IMConfig>) {
  const { id, icon, config, useMapWidgetIds, intl, state, controllerWidgetId } = props;
  const t = useTexts();
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const settings = useSettings(SETTINGS, config);
  const mapWidgetId = useMapWidgetIds?.[0];
  if (mapWidgetId === undefined)
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="map" />;
  return (
    <ToolPanel name="biochar-summary" inController={controllerWidgetId !== undefined}>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <MapFailureNotice mapWidgetId={mapWidgetId} serverUrl={settings.serverUrl} />
      <Tool
        widgetId={id}
        config={settings}
        view={view}
        locale={toLocale(intl.locale)}
        seen={state !== WidgetState.Closed && state !== WidgetState.Hidden}
      />
    </ToolPanel>
  );
}

Widget.versionManager = versionManager;

export default Widget;
