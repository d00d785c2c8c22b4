import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { NotConfigured, ToolPanel, useSettings } from 'widgets/shared-code/site-base';
import { MapFailureNotice } from 'widgets/shared-code/site-tools';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { Panel } from './panel';
import { useTexts } from './use-texts';

/** The tool that prints a map with its legend and the open results. */
function Widget(props: AllWidgetProps<IMConfig>) {
  const { id, icon, config, useMapWidgetIds } = props;
  const t = useTexts();
  const settings = useSettings(SETTINGS, config);
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const mapWidgetId = useMapWidgetIds?.[0];
  if (mapWidgetId === undefined)
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="map" />;
  return (
    <ToolPanel name="print-map" inController={props.controllerWidgetId !== undefined}>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <MapFailureNotice mapWidgetId={mapWidgetId} />
      <Panel view={view} settings={settings} />
    </ToolPanel>
  );
}

Widget.versionManager = versionManager;

export default Widget;
