import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { NotConfigured, toLocale, ToolPanel, useSettings } from 'widgets/shared-code/site-base';
import { isPanelClosed, MapFailureNotice } from 'widgets/shared-code/site-tools';
import { ResultPanel, ResultPart } from 'widgets/shared-code/site-analysis';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { Panel } from './panel';
import { useTexts } from './use-texts';

/** Height of the basemap switch above the card, px. */
const BASEMAPS_HEIGHT = 56;

/** Cassava by state: in a controller's panel, as a card beside the map, or as a sheet on a phone. */
function Widget(props: AllWidgetProps<IMConfig>) {
  const { id, icon, config, useMapWidgetIds, intl, state, controllerWidgetId } = props;
  const t = useTexts();
  const settings = useSettings(SETTINGS, config);
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const mapWidgetId = useMapWidgetIds?.[0];
  if (mapWidgetId === undefined)
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="map" />;
  const panel = (
    <Panel
      widgetId={id}
      mapWidgetId={mapWidgetId}
      settings={settings}
      view={view}
      locale={toLocale(intl.locale)}
      seen={!isPanelClosed(state)}
    />
  );
  const map = (
    <>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <MapFailureNotice mapWidgetId={mapWidgetId} />
    </>
  );
  if (controllerWidgetId !== undefined)
    return (
      <ToolPanel name="cassava-states" inController>
        {map}
        {panel}
      </ToolPanel>
    );
  return (
    // Clicks outside the card reach the map.
    <div
      className="jimu-widget widget-cassava-states"
      style={{ pointerEvents: 'none' }}
      css={{ height: '100%' }}
    >
      {map}
      <ResultPart widgetId={id} shown="states" lower={BASEMAPS_HEIGHT}>
        {(frame) => (
          <ResultPanel {...frame} title={t('_widgetLabel')}>
            {panel}
          </ResultPanel>
        )}
      </ResultPart>
    </div>
  );
}

Widget.versionManager = versionManager;

export default Widget;
