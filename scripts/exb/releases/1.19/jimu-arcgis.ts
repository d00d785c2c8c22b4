/* jimu-arcgis of Experience Builder 1.19: the host's declarations for 1.21 without later additions. */
import type { ReactNode } from 'react';
import type * as Newest from 'exb-1.21/jimu-arcgis';

export * from 'exb-1.21/jimu-arcgis';

type Later = 'mapComponent' | 'getPopupElement' | 'getAllLoadedJimuLayerViews';

export interface JimuMapView extends Omit<Newest.JimuMapView, Later | 'whenJimuMapViewLoaded'> {
  whenJimuMapViewLoaded(): Promise<JimuMapView>;
}

type Views = Readonly<Record<string, JimuMapView>>;

export interface JimuMapViewGroup extends Omit<
  Newest.JimuMapViewGroup,
  'jimuMapViews' | 'getActiveJimuMapView'
> {
  readonly jimuMapViews: Views;
  getActiveJimuMapView(): JimuMapView | null;
}

export interface JimuMapViewComponentProps {
  readonly useMapWidgetId?: string;
  readonly children?: ReactNode | ((views: Views) => ReactNode);
  onActiveViewChange?(activeView: JimuMapView | null, previousActiveViewId?: string): void;
  onViewsCreate?(views: Views): void;
  onViewsChange?(views: Views): void;
  onViewGroupCreate?(group: JimuMapViewGroup | null): void;
}

export declare function JimuMapViewComponent(props: JimuMapViewComponentProps): ReactNode;

export declare class MapViewManager {
  static getInstance(): MapViewManager;
  getJimuMapViewById(id: string): JimuMapView | undefined;
  getAllJimuMapViewIds(): string[];
  getAllJimuMapViews(): JimuMapView[];
  getJimuMapViewGroup(mapWidgetId: string): JimuMapViewGroup;
  destroyJimuMapView(id: string): void;
}
