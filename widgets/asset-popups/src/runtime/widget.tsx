import { React } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { JimuMapViewComponent } from 'jimu-arcgis';
import { NotConfigured, toLocale, useSettings } from 'widgets/shared-code/site-base';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { MapPopups } from './map-popups';
import { useTexts } from './use-texts';

/** Renders nothing on the page itself, only into the popups of its map. */
function Widget({ id, icon, config, intl, useMapWidgetIds }: AllWidgetProps<IMConfig>) {
  const t = useTexts();
  const settings = useSettings(SETTINGS, config);
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const mapWidgetId = useMapWidgetIds?.[0];
  if (mapWidgetId === undefined)
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="map" />;
  return (
    <>
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      {view && (
        <MapPopups
          key={view.id}
          widgetId={id}
          mapWidgetId={mapWidgetId}
          view={view}
          settings={settings}
          locale={toLocale(intl.locale)}
        />
      )}
    </>
  );
}

Widget.versionManager = versionManager;

export default Widget;
