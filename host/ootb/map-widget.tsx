import type { ArcgisMap } from '@arcgis/map-components/components/arcgis-map';
import type { ArcgisScene } from '@arcgis/map-components/components/arcgis-scene';
import type { AllWidgetProps } from 'jimu-core';
import { JimuMapViewComponent } from 'jimu-arcgis';
import type { JimuMapView } from 'jimu-arcgis';
import { Loading, WidgetPlaceholder } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { readIconSource } from './icon-source';

/** A map widget's view, for the widgets on it. */
export interface MapViewProps {
  readonly mapWidgetId: string;
  readonly view: JimuMapView;
  /** Element for `referenceElement` of the SDK's components. */
  readonly map: ArcgisMap | ArcgisScene;
}

export interface MapWidgetProps {
  readonly widget: Pick<AllWidgetProps<unknown>, 'useMapWidgetIds' | 'icon' | 'manifest'>;
  /** Text of the placeholder while no map is selected. */
  readonly noMap: string;
  /** Shown until the map and the component are loaded. */
  readonly waiting?: ReactNode;
  readonly className?: string;
  children(onMap: MapViewProps): ReactNode;
}

/**
 * The frame of a widget on a map: a placeholder without a map, and a loading state while the map or the
 * widget's code loads.
 */
export function MapWidget({
  widget,
  noMap,
  waiting = <WaitingPlaceholder />,
  className,
  children
}: MapWidgetProps) {
  const { sys } = useTheme();
  const [view, setView] = useState<JimuMapView | null>(null);
  const mapWidgetId = widget.useMapWidgetIds?.[0];
  if (mapWidgetId === undefined)
    return <WidgetPlaceholder icon={readIconSource(widget.icon)} message={noMap} />;
  return (
    <div
      className={[
        'jimu-widget',
        `widget-${widget.manifest.name}`,
        sys.color.mode === 'dark' ? 'calcite-mode-dark' : 'calcite-mode-light',
        className
      ].join(' ')}
    >
      <JimuMapViewComponent useMapWidgetId={mapWidgetId} onActiveViewChange={setView} />
      <Suspense fallback={waiting}>
        {view ? children({ mapWidgetId, view, map: view.mapComponent as ArcgisMap | ArcgisScene }) : waiting}
      </Suspense>
    </div>
  );
}

const WaitingPlaceholder = () => (
  <div css={{ position: 'relative', minHeight: 120 }}>
    <Loading />
  </div>
);
