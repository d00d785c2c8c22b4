import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { React, WidgetState } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { Loading } from 'jimu-ui';
import { NotConfigured, toLocale, useSettings } from 'widgets/shared-code/site-base';
import { MapFailureNotice } from 'widgets/shared-code/site-tools';
import type { IMConfig } from '../config';
import { SETTINGS } from '../config';
import { versionManager } from '../version-manager';
import { LayerList } from './layer-list';
import { useTexts } from './use-texts';

/** List of the map's layers, to show, hide and filter them. */
function Widget(props: AllWidgetProps<IMConfig>) {
  const { id, icon, config, useMapWidgetIds, intl, state } = props;
  const t = useTexts();
  const { sys } = useTheme();
  const settings = useSettings(SETTINGS, config);
  const [view, setView] = React.useState<JimuMapView | null>(null);
  const mapWidgetId = useMapWidgetIds?.[0];
  if (mapWidgetId === undefined)
    return <NotConfigured id={id} icon={icon} name={t('_widgetLabel')} lacks="map" />;
  return (
    <div
      className="jimu-widget widget-layer-panels"
      css={{ background: sys.color.surface.paper, color: sys.color.surface.paperText, overflow: 'auto' }}
    >
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      {view && (
        <LayerList
          widgetId={id}
          jimuMapView={view}
          settings={settings}
          isOpen={state !== WidgetState.Closed}
          locale={toLocale(intl.locale)}
          t={t}
        />
      )}
      <MapFailureNotice mapWidgetId={mapWidgetId}>
        {!view && (
          <div css={{ position: 'relative', height: 120 }}>
            <Loading />
          </div>
        )}
      </MapFailureNotice>
    </div>
  );
}

Widget.versionManager = versionManager;

export default Widget;
