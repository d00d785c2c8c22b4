import RouteLayer from '@arcgis/core/layers/RouteLayer';
import type { JimuMapView } from 'jimu-arcgis';
import { useTheme } from 'jimu-theme';
import { useEffect, useState } from 'react';
import { createRouteSymbols } from './route-symbols';

export interface RouteState {
  /** Null until the map draws it. */
  readonly layer: RouteLayer | null;
  readonly failed: boolean;
}

/** Adds a layer for routes of the service at `url` to the map while the widget is mounted. */
export function useRouteLayer(view: JimuMapView, url: string, title: string): RouteState {
  const { color } = useTheme().sys;
  const [state, setState] = useState<RouteState>({ layer: null, failed: false });
  useEffect(() => {
    const { map } = view.view;
    if (!map) return undefined;
    let wanted = true;
    const layer = new RouteLayer({ url, title, listMode: 'hide', defaultSymbols: createRouteSymbols(color) });
    map.add(layer);
    // Sets the layer only after its view exists; the component would request a missing layer view before.
    view.view.whenLayerView(layer).then(
      () => wanted && setState({ layer, failed: false }),
      () => wanted && setState({ layer: null, failed: true })
    );
    return () => {
      wanted = false;
      setState({ layer: null, failed: false });
      map.remove(layer);
      layer.destroy();
    };
  }, [view, url, title, color]);
  return state;
}
